import { parseGlobalId, toGlobalId } from "@eightcount/service-kit/relay/global-id";

type Spelling = (globalId: string) => string;

const textOf = (globalId: string) => Buffer.from(globalId, "base64url").toString();
const encoded = (text: string) => Buffer.from(text).toString("base64url");
const rowOf = (globalId: string) => parseGlobalId(globalId)?.id ?? "";
const asType =
  (type: string): Spelling =>
  (globalId) =>
    toGlobalId(type, rowOf(globalId));

/** Other ways to write a global id, of which a check and a look-up may think differently. */
export const spellings: Readonly<Record<string, Spelling>> = {
  "as it is": (id) => id,
  "with padding": (id) => Buffer.from(textOf(id)).toString("base64"),
  "with too much padding": (id) => `${id}====`,
  "in base64 for addresses, and a dot": (id) => `${id}.`,
  "after a space": (id) => ` ${id}`,
  "before a line break": (id) => `${id}\n`,
  "broken into lines": (id) => `${id.slice(0, 20)}\n${id.slice(20)}`,
  "encoded twice": encoded,
  "not encoded": textOf,
  "its row's id": rowOf,
  "its row's id in capitals": (id) =>
    encoded(
      textOf(id)
        .toUpperCase()
        .replace(/^\w+/, textOf(id).split(":")[0] ?? ""),
    ),
  "its type in lower case": (id) => encoded(textOf(id).toLowerCase()),
  "a space after its row's id": (id) => encoded(`${textOf(id)} `),
  "a NUL after its row's id": (id) => encoded(`${textOf(id)}\0`),
  "a second row's id": (id) => encoded(`${textOf(id)},${rowOf(id)}`),
  "as a Member": asType("Member"),
  "as a SavedClass": asType("SavedClass"),
  "as a ClassRecord": asType("ClassRecord"),
  "as a Style": asType("Style"),
  "as a type of the database": asType("Account"),
};
