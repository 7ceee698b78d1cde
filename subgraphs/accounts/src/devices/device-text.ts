import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DEVICE_DAYS, type DeviceDays } from "./device-cookie.rules";

const TEXT = /^(1|400)\.([\w-]{22})\.([\w-]{43})$/;
const ID_BYTES = 16;

/** What a device cookie says: a random id, and how long the browser keeps it. Nothing else. */
export interface DeviceText {
  readonly id: string;
  readonly days: DeviceDays;
}

/** A new random id. */
export const drawDeviceId = (): string => randomBytes(ID_BYTES).toString("base64url");

/** What is kept of an id. */
export const deviceHash = (id: string): string =>
  createHash("sha256").update(id).digest("base64url");

/** The cookie's text, signed: ids that nobody was given cost no look-up. */
export function writeDeviceText({ id, days }: DeviceText, secret: string): string {
  return `${days}.${id}.${signatureOf(`${days}.${id}`, secret)}`;
}

/** Null for a text that this server did not write. */
export function readDeviceText(text: string | undefined, secret: string): DeviceText | null {
  const [, days, id, signature] = TEXT.exec(text ?? "") ?? [];
  if (!days || !id || !signature) return null;
  const right = Buffer.from(signatureOf(`${days}.${id}`, secret));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  return { id, days: days === "1" ? DEVICE_DAYS.asked : DEVICE_DAYS.known };
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac("sha256", secret).update(`device:${signed}`).digest("base64url");
