import { decodeTime } from "../../testing/fragment-time";
import { boxesOf, fragmentsOf, initRange, renumber, sampleCount } from "./fmp4";

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4);
  return bytes;
};

const fragment = (version: 0 | 1): Buffer =>
  Buffer.concat([
    box(
      "moof",
      box("mfhd", numbers(0, 7)),
      box("tfdt", numbers(version << 24, ...(version === 1 ? [0, 5000] : [5000]))),
      box("trun", numbers(0, 15)),
    ),
    box("mdat", Buffer.from("music")),
  ]);

describe("fragmented MP4", () => {
  const file = Buffer.concat([box("ftyp"), box("moov", numbers(1)), fragment(0), fragment(1)]);

  it("is split into its head and its fragments", () => {
    const boxes = boxesOf(file);
    expect(boxes.map(({ type }) => type)).toEqual(["ftyp", "moov", "moof", "mdat", "moof", "mdat"]);
    expect(initRange(boxes)).toEqual({ offset: 0, length: 20 });
    const fragments = fragmentsOf(boxes);
    expect(fragments.map(({ offset, length }) => file.subarray(offset, offset + length))).toEqual([
      fragment(0),
      fragment(1),
    ]);
  });

  it.each([0, 1] as const)("tells and changes the start of a version %i fragment", (version) => {
    const bytes = fragment(version);
    expect([decodeTime(bytes), sampleCount(bytes)]).toEqual([5000, 15]);
    renumber(bytes, { time: 15_360, sequence: 2 });
    expect(decodeTime(bytes)).toBe(15_360);
    expect(bytes).toHaveLength(fragment(version).length);
  });

  it("refuses what is not an MP4", () => {
    expect(() => boxesOf(Buffer.alloc(16))).toThrow("Broken MP4");
  });
});
