import { sign } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";

type Claims = Readonly<Record<string, unknown>> & { readonly "cognito:groups"?: string[] };

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Decodes a token without verifying it. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
}

/** The same token after its expiry: genuine except for the time. */
export function expireToken(token: string): string {
  const keys = path.join(journeyStack().folder, "keys/keys.json");
  const { tokenPrivateKey } = JSON.parse(readFileSync(keys, "utf8"));
  const past = Math.floor(Date.now() / 1000) - 3_600;
  const body = `${token.split(".")[0]}.${encoded({ ...claimsOf(token), iat: past, exp: past + 900 })}`;
  const key = { key: tokenPrivateKey, dsaEncoding: "ieee-p1363" } as const;
  return `${body}.${sign("sha256", Buffer.from(body), key).toString("base64url")}`;
}
