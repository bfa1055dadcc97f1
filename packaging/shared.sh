# What the packages share; read by their scripts, which begin in the root of the repository.

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
target=${CARGO_TARGET_DIR:-target}
profile=${PLICA_PROFILE:-dist}
# Staging folders, what the tries import, and the tools that machines lack.
work=target/packaging
importers=$PWD/target/importers
export PATH="$PWD/target/tools/bin:$PATH"
# The dates of commits, not of today: whoever packs it again gets the same.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH

# The folder that Cargo gives a profile.
folder_of() { [ "$1" = dev ] && echo debug || echo "$1"; }

# papers PROGRAM FOLDER: the pages of `man` in three languages and the completions, as PROGRAM writes them.
papers() {
  rm -rf "$2" && mkdir -p "$2/completions"
  "$1" man --lang en -o "$2/man/man1"
  "$1" man --lang es -o "$2/man/es/man1"
  "$1" man --lang it -o "$2/man/it/man1"
  "$1" completions bash --lang en >"$2/completions/plica"
  "$1" completions zsh --lang en >"$2/completions/_plica"
  "$1" completions fish --lang en >"$2/completions/plica.fish"
}

# rules_well COMMAND..: that this command is a plica that rules, in Spanish.
rules_well() {
  local said
  said=$("$@" --lang es)
  grep -q "Resultado: 0-1. Las negras ganan." <<<"$said" || { echo "not the ruling: $said" >&2 && return 1; }
}

# node_package NAME@VERSION: it is under $importers, put there once however many tries ask for it at a time.
node_package() {
  mkdir -p "$importers"
  flock "$importers" bash -c '[ -d "$1/node_modules/${2%@*}" ] || npm install --silent --prefix "$1" "$2"' - "$importers" "$1"
}

# need FILE..: that each of them is there and holds something.
need() { for path in "$@"; do [ -s "$path" ] || { echo "$path is missing" >&2 && return 1; }; done; }

# undated COMMAND..: Cargo knows no date, else it would compile again for each whatever has C beneath it.
undated() { env -u SOURCE_DATE_EPOCH "$@"; }
