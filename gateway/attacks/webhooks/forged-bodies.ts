import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import {
  another,
  type ForgedDelivery,
  forged,
  genuine,
  MISMATCH,
  MISSING,
  NO_NOTICE,
  own,
  TOO_LARGE,
} from "./forged-delivery";
import { type Sender, signature } from "./senders";

/** A delivery whose body was changed after it was signed. */
const swapped =
  (change: (body: string, sender: Sender) => string): ForgedDelivery["make"] =>
  (sender) => {
    const signed = sender.notice({});
    return {
      body: change(signed, sender),
      headers: { [sender.header]: signature(own(sender), signed) },
    };
  };

const bodies: readonly ForgedDelivery[] = [
  forged(
    "with another notice's signature",
    MISMATCH,
    swapped((_body, sender) => sender.notice({})),
  ),
  forged(
    "with a blank after it was signed",
    MISMATCH,
    swapped((body) => `${body} `),
  ),
  forged(
    "with its keys in another order",
    MISMATCH,
    swapped((body) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse())),
    ),
  ),
  forged(
    "with an empty body",
    MISMATCH,
    swapped(() => ""),
  ),
  forged(
    "of the other sender, rightly signed",
    NO_NOTICE,
    genuine((sender) => another(sender).notice({})),
  ),
  forged(
    "of nothing, rightly signed",
    NO_NOTICE,
    genuine(() => ""),
  ),
  ...["null", "[]", "{}", '"text"', "{", "[{}]", '{"__proto__":{"id":"x"}}'].map((text) =>
    forged(
      `of ${text}, rightly signed`,
      NO_NOTICE,
      genuine(() => text),
    ),
  ),
  forged(
    "nested seven thousand deep, rightly signed",
    NO_NOTICE,
    genuine(() => "[".repeat(7_000) + "]".repeat(7_000)),
  ),
  forged(
    "with an id of 101 characters, rightly signed",
    NO_NOTICE,
    genuine((sender) => sender.notice({ id: "x".repeat(101) })),
  ),
  forged(
    "with markup as its event, rightly signed",
    NO_NOTICE,
    genuine((sender) => sender.notice({ event: "<script>" })),
  ),
  forged(
    "with a list as its id, rightly signed",
    NO_NOTICE,
    genuine((sender) => sender.notice({ id: ["x"] as never })),
  ),
];

const LIMIT = 16 * 1024;
const ofSize = (bytes: number) => (sender: Sender) =>
  sender.notice({ padding: "x".repeat(bytes - sender.notice({}).length) });
const zeros = Buffer.alloc(10 * 1024 * 1024);
const bombs = { gzip: gzipSync(zeros), br: brotliCompressSync(zeros), deflate: deflateSync(zeros) };

const sizes: readonly ForgedDelivery[] = [
  ...[LIMIT + 1, LIMIT * 2, 600_000].map((bytes) =>
    forged(`of ${bytes} bytes, rightly signed`, TOO_LARGE, genuine(ofSize(bytes))),
  ),
  forged(`of ${LIMIT} bytes without a signature`, MISSING, (sender) => ({
    body: ofSize(LIMIT)(sender),
  })),
  ...Object.entries(bombs).map(([encoding, bytes]) => {
    const small = bytes.subarray(0, LIMIT);
    return forged(
      `that unpacks to megabytes (${encoding}), rightly signed`,
      MISMATCH,
      genuine(() => small, { "content-encoding": encoding }),
    );
  }),
  forged("a whole bomb of 10 MB in gzip, without a signature", MISSING, () => ({
    body: bombs.gzip.subarray(0, LIMIT),
    headers: { "content-encoding": "gzip" },
  })),
];

/** Notices whose body is not the signed one, or not a notice. */
export const forgedBodies: readonly ForgedDelivery[] = [...bodies, ...sizes];
