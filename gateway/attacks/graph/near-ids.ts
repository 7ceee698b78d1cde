import { createHash } from "node:crypto";
import { clientOperation } from "../../journeys/people/operations";

export const KNOWN = "StylesScreenQuery";
const { id, text } = clientOperation(KNOWN);

/** Ids that resemble, or claim to be, the id of a persisted operation. */
export const nearIds: Readonly<Record<string, string>> = {
  "an unknown id": "0".repeat(64),
  "an id with its last digit changed": `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`,
  "an id in capitals": id.toUpperCase(),
  "an id without its last digit": id.slice(0, -1),
  "an id with a digit more": `${id}0`,
  "an id after a space": ` ${id}`,
  "an id before a line break": `${id}\n`,
  "an id before a NUL": `${id}\0`,
  "an id after its algorithm": `sha256:${id}`,
  "two ids": `${id},${id}`,
  "the hash of another text": createHash("sha256").update(`${text} `).digest("hex"),
  "the MD5 hash of the text": createHash("md5").update(text).digest("hex"),
  "the operation's name": KNOWN,
  "the operation's text": text,
  "an empty id": "",
  "a path": "../../client/persisted-operations.json",
  "a name that every object has": "__proto__",
  "a name that every function has": "constructor",
};
