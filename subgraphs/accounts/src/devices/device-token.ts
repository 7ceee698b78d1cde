import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DEVICE_DAYS, type DeviceDays } from "./device-cookie.rules";

// Several ids are separated by dots. Up to six, as many as MAX_IDS.
const TEXT = /^(1|400)\.([\w-]{22}(?:\.[\w-]{22}){0,5})\.([\w-]{43})$/;
const MAX_IDS = 6;
const ID_BYTES = 16;

export interface DeviceToken {
  /** The first one identifies the browser when it requests codes, each other one to one member. */
  readonly ids: readonly [string, ...string[]];
  readonly days: DeviceDays;
}

export const createDeviceId = (): string => randomBytes(ID_BYTES).toString("base64url");

export const deviceHash = (id: string): string =>
  createHash("sha256").update(id).digest("base64url");

/** Drops the oldest of the members' ids if there are too many. */
export function addDeviceId(
  [first, ...others]: DeviceToken["ids"],
  id: string,
): DeviceToken["ids"] {
  return [first, ...[...others, id].slice(1 - MAX_IDS)];
}

/** Identifies the browser anew when it requests codes. The members' ids stay. */
export const replaceFirstId = (ids: DeviceToken["ids"], id: string): DeviceToken["ids"] => [
  id,
  ...ids.slice(1 - MAX_IDS),
];

/** Signs the text, so that made-up ids are rejected without a query. */
export function signDeviceToken({ ids, days }: DeviceToken, secret: string): string {
  const signed = `${days}.${ids.join(".")}`;
  return `${signed}.${signatureOf(signed, secret)}`;
}

/** Returns null for a text that this server did not sign. */
export function verifyDeviceToken(text: string | undefined, secret: string): DeviceToken | null {
  const [, days, joined, signature] = TEXT.exec(text ?? "") ?? [];
  if (!days || !joined || !signature) return null;
  const right = Buffer.from(signatureOf(`${days}.${joined}`, secret));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  const ids = joined.split(".") as [string, ...string[]];
  return { ids, days: days === "1" ? DEVICE_DAYS.requested : DEVICE_DAYS.known };
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac("sha256", secret).update(`device:${signed}`).digest("base64url");
