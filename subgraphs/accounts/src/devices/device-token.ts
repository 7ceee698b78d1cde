import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DEVICE_DAYS, type DeviceDays } from "./device-cookie.rules";

const TEXT = /^(1|400)\.([\w-]{22})\.([\w-]{43})$/;
const ID_BYTES = 16;

export interface DeviceToken {
  readonly id: string;
  readonly days: DeviceDays;
}

export const createDeviceId = (): string => randomBytes(ID_BYTES).toString("base64url");

export const deviceHash = (id: string): string =>
  createHash("sha256").update(id).digest("base64url");

/** Signs the text, so that made-up ids are rejected without a query. */
export function signDeviceToken({ id, days }: DeviceToken, secret: string): string {
  return `${days}.${id}.${signatureOf(`${days}.${id}`, secret)}`;
}

/** Returns null for a text that this server did not sign. */
export function verifyDeviceToken(text: string | undefined, secret: string): DeviceToken | null {
  const [, days, id, signature] = TEXT.exec(text ?? "") ?? [];
  if (!days || !id || !signature) return null;
  const right = Buffer.from(signatureOf(`${days}.${id}`, secret));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  return { id, days: days === "1" ? DEVICE_DAYS.requested : DEVICE_DAYS.known };
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac("sha256", secret).update(`device:${signed}`).digest("base64url");
