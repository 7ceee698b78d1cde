export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** A top-level box of a fragmented MP4. */
export interface Box extends ByteRange {
  readonly type: string;
}

export function boxesOf(bytes: Buffer): readonly Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(offset);
    if (length < 8) throw new Error(`Broken MP4: a box of ${length} bytes at ${offset}`);
    boxes.push({ type: bytes.toString("latin1", offset + 4, offset + 8), offset, length });
    offset += length;
  }
  return boxes;
}

export function initRange(boxes: readonly Box[]): ByteRange {
  const first = boxes.findIndex((box) => box.type === "moof");
  const head = boxes.slice(0, first).filter((box) => box.type === "ftyp" || box.type === "moov");
  return { offset: 0, length: head.reduce((sum, box) => sum + box.length, 0) };
}

export function fragmentsOf(boxes: readonly Box[]): readonly ByteRange[] {
  return boxes.flatMap((box, i) => {
    if (box.type !== "moof") return [];
    return [{ offset: box.offset, length: box.length + (boxes[i + 1]?.length ?? 0) }];
  });
}

/** Offset of the content of the first box of this type. */
export function bodyOf(bytes: Buffer, type: string): number {
  const at = bytes.indexOf(type, 0, "latin1");
  if (at < 0) throw new Error(`Broken MP4: no ${type}`);
  return at + 4;
}

/** Changes the start and sequence number in place. */
export function renumber(fragment: Buffer, at: { time: number; sequence: number }): void {
  const body = bodyOf(fragment, "tfdt");
  if (fragment[body] === 1) fragment.writeBigUInt64BE(BigInt(at.time), body + 4);
  else fragment.writeUInt32BE(at.time, body + 4);
  fragment.writeUInt32BE(at.sequence, bodyOf(fragment, "mfhd") + 4);
}

export function sampleCount(fragment: Buffer): number {
  return fragment.readUInt32BE(bodyOf(fragment, "trun") + 4);
}

/** RFC 6381 name of the video codec. */
export function videoCodec(init: Buffer): string {
  const body = bodyOf(init, "avcC");
  return `avc1.${init.toString("hex", body + 1, body + 4)}`;
}
