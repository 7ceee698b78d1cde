import { z } from "zod";
import { defineEvent } from "./define-event";
import { readPayload } from "./read-payload";

// A contract in its third version: a name was one text, then two, and now has an initial, too.
const renamed = defineEvent({
  topic: "dancer.renamed",
  version: 3,
  doc: "A dancer has a new name.",
  publisher: "accounts",
  consumers: ["billing"],
  payload: z.object({ first: z.string(), last: z.string(), initial: z.string().length(1) }),
  upgrade: ({ first, last }: { first: string; last: string }) => ({
    first,
    last,
    initial: first.slice(0, 1),
  }),
});

describe("a stored payload", () => {
  it("is read in its contract's version", () => {
    const payload = { first: "Ada", last: "Lovelace", initial: "A" };
    expect(readPayload(renamed, { version: 3, payload })).toEqual(payload);
  });

  it("of the previous version is upgraded", () => {
    const payload = { first: "Ada", last: "Lovelace" };
    expect(readPayload(renamed, { version: 2, payload })).toEqual({ ...payload, initial: "A" });
  });

  it.each([1, 4, undefined])("of version %s is refused", (version) => {
    const payload = { first: "Ada", last: "Lovelace", initial: "A" };
    expect(() => readPayload(renamed, { version, payload })).toThrow(
      `dancer.renamed has version ${version ?? 1}; version 3 is expected`,
    );
  });

  it("that does not match is rejected, naming path and rule but no values", () => {
    const payload = { first: "Ada", last: 7, initial: "Ada" };
    expect(() => readPayload(renamed, { version: 3, payload })).toThrow(
      /^dancer.renamed does not match its contract \(last: invalid_type, initial: too_big\)$/,
    );
  });
});
