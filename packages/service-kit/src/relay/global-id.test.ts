import { decodeCursor, encodeCursor } from "./cursor";
import { fromGlobalId, parseGlobalId, toGlobalId } from "./global-id";

const uuid = "0198f6a2-7c11-7000-8000-0123456789ab";

describe("global ids", () => {
  it("round-trip a type and a row id", () => {
    expect(fromGlobalId(toGlobalId("DanceClass", uuid), "DanceClass")).toBe(uuid);
  });

  it.each(["", "%%%", toGlobalId("Style", uuid), toGlobalId("DanceClass", "1 OR 1=1"), uuid])(
    "refuse %p",
    (globalId) => {
      expect(fromGlobalId(globalId, "DanceClass")).toBeNull();
    },
  );

  it("name their type", () => {
    expect(parseGlobalId(toGlobalId("Style", uuid))).toEqual({ type: "Style", id: uuid });
  });
});

describe("cursors", () => {
  it("round-trip their sort keys", () => {
    expect(decodeCursor(encodeCursor(["2026-01-01", 7]))).toEqual(["2026-01-01", 7]);
  });

  it.each([
    "",
    "nonsense",
    Buffer.from('{"a":1}').toString("base64url"),
    encodeCursor([]).slice(1),
  ])("made up by a client (%p) are null", (cursor) => {
    expect(decodeCursor(cursor)).toBeNull();
  });
});
