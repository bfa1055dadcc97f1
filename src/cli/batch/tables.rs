//! Cases from a table, and decisions into one: Parquet and CSV, through Arrow, a batch of rows at a time.
//!
//! A column is a fact, named as in a case file; an empty cell means that the case does not state the fact. The output has one
//! row per decision, in the order of the cases: `edition`, `status`, `result`, `rules`, `missing`, `errors`, and the whole
//! `decision` as JSON.

use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, RecordBatchReader, StringArray};
use arrow_csv::ReaderBuilder;
use arrow_csv::reader::Format;
use arrow_json::LineDelimitedWriter;
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;
use serde_json::Value as Json;

use super::resume::Sink;
use crate::cli::lines::{Line, Lines as FileLines};
use crate::cli::written::Draft;
use crate::engine::decoded::decoded;

/// So many rows are read at once.
const ROWS: usize = 1024;

/// So many decisions stand together in a group of rows of a Parquet file; they wait for it in memory.
const GROUP: usize = 4096;

/// The columns of decisions.
const COLUMNS: [&str; 7] = ["edition", "status", "result", "rules", "missing", "errors", "decision"];

/// A kind of table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Csv,
    Parquet,
}

/// The cases of a table, a line each.
///
/// # Errors
/// The file cannot be read, or is no such table.
pub(super) fn cases(path: &Path, kind: Kind) -> Result<Box<dyn Read>> {
    let rows: Box<dyn RecordBatchReader> = match kind {
        Kind::Parquet => {
            let file = File::open(path)?;
            let rows = ParquetRecordBatchReaderBuilder::try_new(file).map_err(Error::other)?;
            Box::new(rows.with_batch_size(ROWS).build().map_err(Error::other)?)
        }
        Kind::Csv => Box::new(csv(path)?),
    };
    Ok(Box::new(Lines { rows, ready: Vec::new(), given: 0 }))
}

/// Every column of a CSV file is text: a case is read from text anyhow.
fn csv(path: &Path) -> Result<arrow_csv::Reader<Decoded>> {
    let header = Format::default().with_header(true);
    let (schema, _) = header.infer_schema(Decoded::open(path)?, Some(0)).map_err(Error::other)?;
    let fields = schema.fields().iter().map(|field| Field::new(field.name(), DataType::Utf8, true));
    let schema = Arc::new(Schema::new(fields.collect::<Vec<_>>()));
    let reader = ReaderBuilder::new(schema).with_header(true).with_batch_size(ROWS);
    reader.build(Decoded::open(path)?).map_err(Error::other)
}

/// The lines of a file, each decoded.
struct Decoded {
    lines: FileLines,
    ready: Vec<u8>,
    given: usize,
}

impl Decoded {
    fn open(path: &Path) -> Result<Self> {
        Ok(Self { lines: FileLines::open(path)?, ready: Vec::new(), given: 0 })
    }
}

impl Read for Decoded {
    fn read(&mut self, room: &mut [u8]) -> Result<usize> {
        if self.given == self.ready.len() {
            let line = match self.lines.next()? {
                Line::Text(line) => decoded(line).map_err(|_| Error::from(ErrorKind::InvalidData))?,
                Line::Endless => return Err(Error::from(ErrorKind::InvalidData)),
                Line::End => return Ok(0),
            };
            self.given = 0;
            self.ready.clear();
            self.ready.extend_from_slice(line.as_bytes());
        }
        let count = self.ready.get(self.given..).unwrap_or_default().read(room)?;
        self.given += count;
        Ok(count)
    }
}

/// Rows as lines of JSON.
struct Lines {
    rows: Box<dyn RecordBatchReader>,
    ready: Vec<u8>,
    given: usize,
}

impl Read for Lines {
    fn read(&mut self, room: &mut [u8]) -> Result<usize> {
        while self.given == self.ready.len() {
            let Some(rows) = self.rows.next() else { return Ok(0) };
            self.given = 0;
            self.ready.clear();
            let mut lines = LineDelimitedWriter::new(&mut self.ready);
            let written = rows.and_then(|rows| lines.write(&rows)).and_then(|()| lines.finish());
            written.map_err(Error::other)?;
        }
        let count = self.ready.get(self.given..).unwrap_or_default().read(room)?;
        self.given += count;
        Ok(count)
    }
}

/// A table being written.
pub(super) struct Table {
    schema: SchemaRef,
    /// The decisions of the next group, column by column.
    columns: [Vec<Option<String>>; COLUMNS.len()],
    /// How many they are.
    waiting: usize,
    file: Writer,
}

enum Writer {
    Csv(Box<arrow_csv::Writer<Draft>>),
    Parquet(Box<ArrowWriter<Draft>>),
}

impl Table {
    /// Begins a file.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn begin(file: Draft, kind: Kind) -> Result<Self> {
        let fields = COLUMNS.map(|name| Field::new(name, DataType::Utf8, true));
        let schema = Arc::new(Schema::new(fields.to_vec()));
        let file = match kind {
            Kind::Csv => Writer::Csv(Box::new(arrow_csv::Writer::new(file))),
            Kind::Parquet => {
                let packed = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
                let writer = ArrowWriter::try_new(file, Arc::clone(&schema), Some(packed));
                Writer::Parquet(Box::new(writer.map_err(Error::other)?))
            }
        };
        Ok(Self { schema, columns: Default::default(), waiting: 0, file })
    }

    fn group(&mut self) -> Result<()> {
        self.waiting = 0;
        let columns = std::mem::take(&mut self.columns);
        let columns = columns.map(|column| -> ArrayRef { Arc::new(StringArray::from(column)) });
        let rows = RecordBatch::try_new(Arc::clone(&self.schema), columns.to_vec()).map_err(Error::other)?;
        match &mut self.file {
            Writer::Csv(file) => file.write(&rows).map_err(Error::other),
            Writer::Parquet(file) => file.write(&rows).and_then(|()| file.flush()).map_err(Error::other),
        }
    }
}

impl Sink for Table {
    fn lines(&mut self, lines: &[u8]) -> Result<()> {
        for line in lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            let decision: Json = serde_json::from_slice(line)?;
            let whole = String::from_utf8_lossy(line).into_owned();
            for (column, cell) in self.columns.iter_mut().zip(row(&decision, whole)) {
                column.push(cell);
            }
            self.waiting += 1;
            if self.waiting == GROUP {
                self.group()?;
            }
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<()> {
        // A table without rows still has its columns.
        self.group()?;
        match self.file {
            Writer::Csv(file) => file.into_inner().finish(),
            Writer::Parquet(file) => file.into_inner().map_err(Error::other)?.finish(),
        }
    }
}

/// The cells of a decision, or of a line that is no case.
fn row(decision: &Json, whole: String) -> [Option<String>; COLUMNS.len()] {
    let text = |key: &str| decision.get(key).and_then(Json::as_str).map(str::to_owned);
    let list = |key: &str, of: &str| {
        let all = decision.get(key)?.as_array()?.iter();
        let mut named: Vec<_> = all.filter_map(|one| one.get(of).and_then(Json::as_str)).collect();
        named.dedup();
        (!named.is_empty()).then(|| named.join(", "))
    };
    [
        text("edition"),
        text("status"),
        text("result"),
        list("findings", "rule"),
        list("missing", "fact"),
        list("errors", "message"),
        Some(whole),
    ]
}
