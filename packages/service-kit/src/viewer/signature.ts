import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { memberGroups, type Viewer } from "./viewer";

const VIEWER_HEADER = "x-eightcount-viewer";
const SIGNATURE_HEADER = "x-eightcount-signature";
const MAX_AGE_MS = 30_000;

const viewerShape = z.object({
  memberId: z.string().nullable(),
  email: z.string().nullable(),
  groups: z.array(z.enum(memberGroups)),
  address: z.string(),
  userAgent: z.string(),
});

/** Headers by which the gateway vouches for the viewer towards a subgraph. */
export function signViewer(viewer: Viewer, secret: string, now: Date): Record<string, string> {
  const body = Buffer.from(JSON.stringify(viewer)).toString("base64url");
  const time = String(now.getTime());
  return {
    [VIEWER_HEADER]: body,
    [SIGNATURE_HEADER]: `${time}.${digest(`${time}.${body}`, secret)}`,
  };
}

/** The viewer the gateway vouched for; null when the signature is missing, wrong or stale. */
export function readViewer(headers: IncomingHttpHeaders, secret: string, now: Date): Viewer | null {
  const body = headers[VIEWER_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof body !== "string" || typeof signature !== "string") return null;
  const dot = signature.indexOf(".");
  const time = signature.slice(0, dot);
  const age = Math.abs(now.getTime() - Number(time));
  if (dot < 1 || !(age <= MAX_AGE_MS)) return null;
  if (!sameText(signature.slice(dot + 1), digest(`${time}.${body}`, secret))) return null;
  const parsed = viewerShape.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : null;
}

function digest(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
