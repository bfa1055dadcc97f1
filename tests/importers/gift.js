// Parses a GIFT file; prints its categories and questions.
const { parse } = require("gift-pegjs");
const questions = parse(require("fs").readFileSync(process.argv[2], "utf8"));
process.stdout.write(JSON.stringify(questions));
