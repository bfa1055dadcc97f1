"""Imports an Anki package into an empty collection, twice; prints what is in the collection."""

import json
import os
import sys
import tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

with tempfile.TemporaryDirectory() as folder:
    collection = Collection(os.path.join(folder, "collection.anki2"))

    def imported():
        request = ImportAnkiPackageRequest(package_path=sys.argv[1], options=ImportAnkiPackageOptions())
        log = collection.import_anki_package(request).log
        return {"new": len(log.new), "updated": len(log.updated), "same": len(log.duplicate)}

    rounds = [imported(), imported()]
    notes = []
    for number in collection.find_notes("", order="n.id"):
        note = collection.get_note(number)
        card = note.cards()[0].render_output()
        notes.append(
            {
                "guid": note.guid,
                "fields": dict(note.items()),
                "tags": sorted(note.tags),
                "deck": collection.decks.name(note.cards()[0].did),
                "cards": len(note.cards()),
                "front": card.question_text,
                "back": card.answer_text,
                "style": card.css,
            }
        )
    media = collection.media.check()
    report = {
        "rounds": rounds,
        "notes": notes,
        "media": sorted(os.listdir(collection.media.dir())),
        "missing": list(media.missing),
        "unused": list(media.unused),
    }
    print(json.dumps(report))
    collection.close()
