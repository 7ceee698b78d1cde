import { createHash } from "node:crypto";

export type ContentKind = "style" | "instructor" | "class" | "playlist" | "member";

const NAMESPACE = "eightcount.content";

/** Derived from kind and slug, so that databases, pictures, and films agree on ids. */
export function contentId(kind: ContentKind, slug: string): string {
  const bytes = createHash("sha1").update(`${NAMESPACE}/${kind}/${slug}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [8, 12, 16, 20, 32]
    .map((end, i, ends) => hex.slice(i === 0 ? 0 : ends[i - 1], end))
    .join("-");
}
