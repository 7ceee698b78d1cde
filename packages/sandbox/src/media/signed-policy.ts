import { z } from "zod";

/** The resource that a viewer may fetch, and until when. */
export interface SignedPolicy {
  /** Address with `*` and `?` as wildcards. */
  readonly resource: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
  readonly startsAt: number | null;
}

export interface SignedGrant {
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

/** The policy that a canned signature implies. CloudFront's format has no spaces. */
export const cannedPolicyText = (url: string, expires: string): string =>
  `{"Statement":[{"Resource":"${url}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;

const wildcards: Readonly<Record<string, string>> = { "*": ".*", "?": "." };

export function coversUrl(resource: string, url: string): boolean {
  const pattern = resource
    .split(/([*?])/)
    .map((part) => wildcards[part] ?? part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("");
  return new RegExp(`^${pattern}$`).test(url);
}

export const fromUrlSafe = (text: string): Buffer =>
  Buffer.from(text.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/"), "base64");
