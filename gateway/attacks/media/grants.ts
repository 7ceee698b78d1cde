import { stackKeys } from "../../journeys/people/tokens";
import {
  cookiesOf,
  forged,
  fromUrlSafe,
  type Grant,
  genuine,
  grantFor,
  policyFor,
  soon,
  urlSafe,
} from "./media-signatures";

const NONE = "No signature in the address or cookies.";
const NOT_GENUINE = "The signature is invalid.";
const OTHER_KEY = "The signature uses another key pair.";
const UNREADABLE = "The signed policy cannot be read.";
const EXPIRED = "The signature has expired.";
const EARLY = "The signature is not valid yet.";
const ELSEWHERE = "The signature is for another address.";

/** What the viewer of one class holds, and the viewer of another. */
export interface HeldGrants {
  readonly own: Grant;
  readonly other: Grant;
  /** The resource of the own policy. */
  readonly resource: string;
}

/** A wrong grant: its name, the line it is refused with, and the headers it is sent in. */
export type WrongGrant = readonly [
  name: string,
  line: string,
  headers: (held: HeldGrants) => Readonly<Record<string, string>>,
];

const wrong = (
  name: string,
  line: string,
  cookiesFrom: (held: HeldGrants) => string,
): WrongGrant => [name, line, (held) => ({ cookie: cookiesFrom(held) })];

const changed = (grant: Grant, change: (policy: string) => string): Grant => ({
  ...grant,
  policy: urlSafe(Buffer.from(change(fromUrlSafe(grant.policy)))),
});
const signed = (policyText: string) => cookiesOf(grantFor(policyText));
const HOUR = 3_600;
const DAY = 86_400;

const missing: readonly WrongGrant[] = [
  ["no cookies", NONE, () => ({})],
  wrong("empty cookies", NONE, () => cookiesOf({ policy: "", signature: "", keyPairId: "" })),
  wrong("a policy alone", NONE, ({ own }) => cookiesOf({ policy: own.policy })),
  wrong("no policy", NONE, ({ own: { signature, keyPairId } }) =>
    cookiesOf({ signature, keyPairId }),
  ),
  wrong("no signature", NONE, ({ own: { policy, keyPairId } }) => cookiesOf({ policy, keyPairId })),
  wrong("no key pair", NONE, ({ own: { policy, signature } }) => cookiesOf({ policy, signature })),
  wrong("names in lower case", NONE, ({ own }) => cookiesOf(own).toLowerCase()),
  ["cookies in another header", NONE, ({ own }) => ({ "x-cookie": cookiesOf(own) })],
  ["the grant as a bearer", NONE, ({ own }) => ({ authorization: `Bearer ${own.policy}` })],
];

const altered: readonly WrongGrant[] = [
  wrong("the policy of one class and the signature of another", NOT_GENUINE, ({ own, other }) =>
    cookiesOf({ ...own, signature: other.signature }),
  ),
  wrong("a policy that ends a day later", NOT_GENUINE, ({ own }) =>
    cookiesOf(changed(own, (text) => text.replace(/\d{10}/, (end) => String(+end + DAY)))),
  ),
  wrong("a policy for every class", NOT_GENUINE, ({ own }) =>
    cookiesOf(changed(own, (text) => text.replace(/[0-9a-f-]{36}/, "*"))),
  ),
  wrong("a policy for everything", NOT_GENUINE, ({ own }) =>
    cookiesOf(changed(own, (text) => text.replace(/"Resource":"[^"]*"/, '"Resource":"*"'))),
  ),
  wrong("a policy with a blank more", NOT_GENUINE, ({ own }) =>
    cookiesOf(changed(own, (text) => `${text} `)),
  ),
  wrong("a policy that is cut", NOT_GENUINE, ({ own }) =>
    cookiesOf({ ...own, policy: own.policy.slice(0, -8) }),
  ),
  wrong("a signature that is cut", NOT_GENUINE, ({ own }) =>
    cookiesOf({ ...own, signature: own.signature.slice(0, -8) }),
  ),
  wrong("a signature of nonsense", NOT_GENUINE, ({ own }) =>
    cookiesOf({ ...own, signature: "nonsense" }),
  ),
  wrong("a signature by another key", NOT_GENUINE, ({ own }) =>
    cookiesOf({ ...own, signature: forged(fromUrlSafe(own.policy)) }),
  ),
  wrong("another key pair's name", OTHER_KEY, ({ own }) =>
    cookiesOf({ ...own, keyPairId: "K0000000000000" }),
  ),
  wrong(
    "a forged policy before the genuine one",
    NOT_GENUINE,
    ({ own }) => `CloudFront-Policy=${urlSafe(Buffer.from("{}"))}; ${cookiesOf(own)}`,
  ),
];

const misfit: readonly WrongGrant[] = [
  wrong("the cookies of another class", ELSEWHERE, ({ other }) => cookiesOf(other)),
  wrong("a policy that has expired", EXPIRED, ({ resource }) =>
    signed(policyFor(resource, soon() - HOUR)),
  ),
  wrong("a policy of tomorrow", EARLY, ({ resource }) =>
    signed(policyFor(resource, soon() + DAY, { DateGreaterThan: { "AWS:EpochTime": soon() } })),
  ),
  wrong("a policy for one address only", UNREADABLE, ({ resource }) =>
    signed(policyFor(resource, soon(), { IpAddress: { "AWS:SourceIp": "192.0.2.1/32" } })),
  ),
  wrong("a policy of no statement", UNREADABLE, () => signed('{"Statement":[]}')),
  wrong("a signed text that is no policy", UNREADABLE, () => signed("nonsense")),
  wrong("a policy for HTTPS", ELSEWHERE, ({ resource }) =>
    signed(policyFor(resource.replace("http:", "https:"), soon())),
  ),
  wrong("a policy for another host", ELSEWHERE, ({ resource }) =>
    signed(policyFor(resource.replace("localhost", "evil.example"), soon())),
  ),
  wrong("a policy for the folder's name alone", ELSEWHERE, ({ resource }) =>
    signed(policyFor(resource.slice(0, -2), soon())),
  ),
  wrong("a policy with the address as a regular expression", ELSEWHERE, () =>
    signed(policyFor("(.+)|x", soon())),
  ),
];

/** Grants that open nothing. */
export const wrongGrants: readonly WrongGrant[] = [...missing, ...altered, ...misfit];

/** Query of a canned signature for one address. */
export function cannedQuery(address: string, expires: number): string {
  const text = `{"Statement":[{"Resource":"${address}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;
  return `Expires=${expires}&Signature=${genuine(text)}&Key-Pair-Id=${stackKeys().mediaKeyPairId}`;
}
