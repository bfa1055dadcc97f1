"""Reads a Moodle XML file; prints its questions as moodle-xml-parser has them, and the texts and files in full."""

import base64
import html.parser
import json
import sys
import xml.etree.ElementTree as tree

from moodle_xml_parser.parser import parse_file


class Text(html.parser.HTMLParser):
    """The text of a piece of HTML, and the sources of its pictures."""

    def __init__(self, piece):
        super().__init__(convert_charrefs=True)
        self.text, self.pictures = "", []
        self.feed(piece)
        self.close()

    def handle_data(self, data):
        self.text += data

    def handle_starttag(self, tag, attributes):
        if tag == "img":
            self.pictures.append(dict(attributes))


def text(element, path):
    return Text(element.findtext(path) or "").text


known = parse_file(sys.argv[1])["multichoice"]
root = tree.parse(sys.argv[1]).getroot()
questions = []
for element in root.findall("question[@type='multichoice']"):
    asked = Text(element.findtext("questiontext/text"))
    files = element.findall("questiontext/file")
    questions.append(
        {
            "name": element.findtext("name/text"),
            "id": element.findtext("idnumber"),
            "asked": asked.text,
            "pictures": asked.pictures,
            "files": {each.get("name"): base64.b64decode(each.text).decode() for each in files},
            "feedback": text(element, "generalfeedback/text"),
            "grade": element.findtext("defaultgrade"),
            "answers": [
                {
                    "text": text(answer, "text"),
                    "fraction": answer.get("fraction"),
                    "feedback": text(answer, "feedback/text"),
                }
                for answer in element.findall("answer")
            ],
            "tags": [tag.findtext("text") for tag in element.findall("tags/tag")],
        }
    )
category = root.findtext("question[@type='category']/category/text")
scores = [[option.score_fraction for option in question.options] for question in known]
print(json.dumps({"category": category, "questions": questions, "scores": scores}))
