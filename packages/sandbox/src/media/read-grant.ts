import { parseCookie } from "cookie";
import { cannedPolicyText, fromUrlSafe, type SignedGrant } from "./signed-policy";

const SIGNING_PARAMETERS = ["Policy", "Signature", "Key-Pair-Id", "Expires"];

export interface MediaRequest {
  /** Absolute address as the viewer requested it, with its query. */
  readonly url: URL;
  readonly cookieHeader: string | undefined;
}

/** Removes CloudFront's own parameters. */
export function bareUrl(url: URL): string {
  const bare = new URL(url);
  for (const name of SIGNING_PARAMETERS) bare.searchParams.delete(name);
  return bare.href;
}

export function readGrant({ url, cookieHeader }: MediaRequest): SignedGrant | null {
  return grantInUrl(url) ?? grantInCookies(cookieHeader ?? "");
}

function grantInUrl(url: URL): SignedGrant | null {
  const [policy, signature, keyPairId, expires] = SIGNING_PARAMETERS.map((name) =>
    url.searchParams.get(name),
  );
  if (!signature || !keyPairId) return null;
  if (policy) return { policyText: fromUrlSafe(policy).toString("utf8"), signature, keyPairId };
  if (!expires || !/^\d+$/.test(expires)) return null;
  return { policyText: cannedPolicyText(bareUrl(url), expires), signature, keyPairId };
}

function grantInCookies(header: string): SignedGrant | null {
  // The first of two cookies with the same name counts. Browsers send the longer path first.
  const cookies = parseCookie(header);
  const policy = cookies["CloudFront-Policy"];
  const signature = cookies["CloudFront-Signature"];
  const keyPairId = cookies["CloudFront-Key-Pair-Id"];
  if (!policy || !signature || !keyPairId) return null;
  return { policyText: fromUrlSafe(policy).toString("utf8"), signature, keyPairId };
}
