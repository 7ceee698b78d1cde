import { createHmac, randomUUID } from "node:crypto";
import { stackKeys } from "../../journeys/people/tokens";
import { assemble, es256, ownKey, type Signer } from "./forge";
import type { Forgeries } from "./token-attack";

const now = () => Math.floor(Date.now() / 1000);

const hs256 =
  (secret: string): Signer =>
  (signed) =>
    createHmac("sha256", secret).update(signed).digest();

/** Claims that billing puts in a ticket. */
export const ticketClaims = (memberId: string) => ({
  iss: "eightcount-billing",
  aud: "eightcount-accounts",
  sub: memberId,
  jti: randomUUID(),
  iat: now(),
  exp: now() + 60,
  occurredAt: new Date().toISOString(),
});

interface Otherwise {
  readonly alg?: string;
  readonly signer?: Signer;
  readonly says?: Readonly<Record<string, unknown>>;
}

/** Signs a ticket as billing does, with these changes. */
export function ticket(memberId: string, otherwise: Otherwise = {}): string {
  const { alg = "HS256", signer = hs256(stackKeys().ticketSecret), says = {} } = otherwise;
  return assemble({ alg }, { ...ticketClaims(memberId), ...says }, signer);
}

const nothing: Signer = () => Buffer.alloc(0);

/** The signature of another member's ticket over one's own claims. */
function pasted(memberId: string): string {
  const signature = Buffer.from(ticket(randomUUID()).split(".")[2] ?? "", "base64url");
  return ticket(memberId, { signer: () => signature });
}

const saying = (says: () => Readonly<Record<string, unknown>>) => (memberId: string) =>
  ticket(memberId, { says: says() });

/** Tickets that entitle no member, each for one member's id. */
export const badTickets: Forgeries = {
  "of another member": () => ticket(randomUUID()),
  "with its member changed": pasted,
  "alg none": (memberId) => ticket(memberId, { alg: "none", signer: nothing }),
  "alg None": (memberId) => ticket(memberId, { alg: "None", signer: nothing }),
  "with an empty secret": (memberId) => ticket(memberId, { signer: hs256("") }),
  "with the secret of the gateway": (memberId) =>
    ticket(memberId, { signer: hs256(stackKeys().gatewaySecret) }),
  "with the key of access tokens": (memberId) =>
    ticket(memberId, { alg: "ES256", signer: es256(ownKey()) }),
  "by another issuer": saying(() => ({ iss: "eightcount-accounts" })),
  "for another audience": saying(() => ({ aud: "eightcount" })),
  "of no member": saying(() => ({ sub: undefined })),
  "of a member who is no id": saying(() => ({ sub: "everybody" })),
  "that ended a second ago": saying(() => ({ iat: now() - 61, exp: now() - 1 })),
  "that says it lasts a year": saying(() => ({ iat: now() - 62, exp: now() + 31_536_000 })),
  "from later": saying(() => ({ iat: now() + 60, exp: now() + 120 })),
  "without an end": saying(() => ({ exp: undefined })),
  "without a beginning": saying(() => ({ iat: undefined })),
  nonsense: () => "ticket",
  "of 50 KB": (memberId) => `${ticket(memberId)}${"A".repeat(50_000)}`,
};
