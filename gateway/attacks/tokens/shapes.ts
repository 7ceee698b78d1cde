import { randomBytes } from "node:crypto";
import { cookieOf } from "../sessions/browser";
import { type Forgeries, holder } from "./token-attack";

const parts = (token: string): readonly [string, string, string] => {
  const [header = "", claims = "", signature = ""] = token.split(".");
  return [header, claims, signature];
};

/** Parts of a genuine token, or several of them. */
export const brokenTokens: Forgeries = {
  nonsense: () => "nonsense",
  empty: () => "",
  "of dots": () => "..",
  "without its last character": (genuine) => genuine.slice(0, -1),
  "without its signature": (genuine) => `${parts(genuine)[0]}.${parts(genuine)[1]}`,
  "with an empty signature": (genuine) => `${parts(genuine)[0]}.${parts(genuine)[1]}.`,
  "without its header": (genuine) => `.${parts(genuine)[1]}.${parts(genuine)[2]}`,
  "without its claims": (genuine) => `${parts(genuine)[0]}..${parts(genuine)[2]}`,
  "twice in a row": (genuine) => `${genuine}${genuine}`,
  "twice, with a comma": (genuine) => `${genuine},${genuine}`,
  "with its signature twice": (genuine) => `${genuine}.${parts(genuine)[2]}`,
  "as five parts, as if it were encrypted": (genuine) =>
    `${genuine}.${randomBytes(9).toString("base64url")}.x`,
  "as a JSON serialization": (genuine) => {
    const [header, payload, signature] = parts(genuine);
    return JSON.stringify({ protected: header, payload, signature });
  },
  "encoded once more": (genuine) => Buffer.from(genuine).toString("base64url"),
  "with characters behind it": (genuine) => `${genuine}AAAA`,
  "in quotes": (genuine) => `"${genuine}"`,
  "of 12 KB": (genuine) => `${genuine}${"A".repeat(12_000)}`,
};

/** Other credentials of the member. */
export const otherSecrets: Forgeries = {
  "the refresh token": () => cookieOf(holder(), "eightcount_refresh"),
  "the device's cookie": () => cookieOf(holder(), "eightcount_device"),
};
