import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { memberGroups, type Viewer } from "./viewer";

const VIEWER_HEADER = "x-eightcount-viewer";
const SIGNATURE_HEADER = "x-eightcount-signature";
const MAX_AGE_MS = 30_000;

const viewerShape = z.object({
  memberId: z.string().nullable(),
  // A gateway of the previous release does not send it.
  sessionId: z.string().nullable().default(null),
  email: z.string().nullable(),
  groups: z.array(z.enum(memberGroups)),
  address: z.string(),
  userAgent: z.string(),
});

export interface SignatureOptions {
  readonly secret: string;
  /** Name of the receiving subgraph. No other one accepts the signature. */
  readonly audience: string;
}

export interface SignedRequest extends SignatureOptions {
  readonly body: string;
}

export interface VerifiedViewer {
  readonly viewer: Viewer;
  /** `bodyHash` of the signed body. The caller compares it with that of the received body. */
  readonly bodyHash: string;
}

export function bodyHash(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url");
}

/** Returns the viewer alone. Subgraphs accept it only with the signature of `signatureHeader`. */
export function viewerHeader(viewer: Viewer): Record<string, string> {
  return { [VIEWER_HEADER]: Buffer.from(JSON.stringify(viewer)).toString("base64url") };
}

export function signatureHeader(
  headers: Readonly<Record<string, string>>,
  { secret, audience, body }: SignedRequest,
  now: Date,
): Record<string, string> {
  const stamp = `${now.getTime()}.${bodyHash(body)}`;
  const signed = textToSign(stamp, audience, headers[VIEWER_HEADER] ?? "");
  return { [SIGNATURE_HEADER]: `${stamp}.${digest(signed, secret)}` };
}

/** Returns null if the signature is missing, wrong, stale, or meant for another subgraph. */
export function verifyViewer(
  headers: IncomingHttpHeaders,
  { secret, audience }: SignatureOptions,
  now: Date,
): VerifiedViewer | null {
  const viewer = headers[VIEWER_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof viewer !== "string" || typeof signature !== "string") return null;
  const [time = "", hash = "", mac = "", ...rest] = signature.split(".");
  const age = Math.abs(now.getTime() - Number(time));
  if (time === "" || rest.length > 0 || !(age <= MAX_AGE_MS)) return null;
  if (!sameText(mac, digest(textToSign(`${time}.${hash}`, audience, viewer), secret))) return null;
  const text = Buffer.from(viewer, "base64url").toString("utf8");
  const parsed = viewerShape.safeParse(JSON.parse(text));
  return parsed.success ? { viewer: parsed.data, bodyHash: hash } : null;
}

const textToSign = (stamp: string, audience: string, viewer: string): string =>
  `${stamp}.${audience}.${viewer}`;

function digest(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
