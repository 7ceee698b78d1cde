import { z } from "zod";

/** What a viewer was given the right to fetch, and until when. */
export interface SignedPolicy {
  /** The address with `*` and `?` as wildcards. */
  readonly resource: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
  readonly startsAt: number | null;
}

/** A policy with its signature, as found in an address or in cookies. */
export interface SignedGrant {
  /** The text that was signed, exactly. */
  readonly policyText: string;
  /** Base64 in CloudFront's alphabet. */
  readonly signature: string;
  readonly keyPairId: string;
}

const policyShape = z.object({
  Statement: z.tuple([
    z.object({
      Resource: z.string().min(1),
      Condition: z.strictObject({
        DateLessThan: z.object({ "AWS:EpochTime": z.number() }),
        DateGreaterThan: z.object({ "AWS:EpochTime": z.number() }).optional(),
      }),
    }),
  ]),
});

/** Reads a policy; null when it is not one this origin understands. */
export function readPolicy(text: string): SignedPolicy | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const policy = policyShape.safeParse(parsed);
  if (!policy.success) return null;
  const { Resource, Condition } = policy.data.Statement[0];
  return {
    resource: Resource,
    expiresAt: Condition.DateLessThan["AWS:EpochTime"],
    startsAt: Condition.DateGreaterThan?.["AWS:EpochTime"] ?? null,
  };
}

/** The policy a canned signature stands for: one address, one expiry, no spaces. */
export const cannedPolicyText = (url: string, expires: string): string =>
  `{"Statement":[{"Resource":"${url}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;

const wildcards: Readonly<Record<string, string>> = { "*": ".*", "?": "." };

/** True when the address fits a resource; `*` is any text, `?` one character. */
export function coversUrl(resource: string, url: string): boolean {
  const pattern = resource
    .split(/([*?])/)
    .map((part) => wildcards[part] ?? part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("");
  return new RegExp(`^${pattern}$`).test(url);
}

/** Base64 with the three characters CloudFront exchanges so that it survives an address. */
export const fromUrlSafe = (text: string): Buffer =>
  Buffer.from(text.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/"), "base64");
