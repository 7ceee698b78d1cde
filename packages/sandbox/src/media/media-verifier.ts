import { createPublicKey, createVerify, type KeyObject } from "node:crypto";
import { bareUrl, type MediaRequest, readGrant } from "./read-grant";
import { coversUrl, fromUrlSafe, readPolicy, type SignedGrant } from "./signed-policy";

export interface MediaKey {
  readonly keyPairId: string;
  readonly publicKey: string;
}

const SECOND_MS = 1_000;

export class MediaVerifier {
  readonly #key: KeyObject | null;

  constructor(
    private readonly key: MediaKey,
    private readonly clock: () => number,
  ) {
    this.#key = key.publicKey === "" ? null : createPublicKey(key.publicKey);
  }

  refusalOf(request: MediaRequest): string | null {
    if (!this.#key) return "This origin has no key: set CF_PUBLIC_KEY.";
    const grant = readGrant(request);
    if (!grant) return "No signature in the address or cookies.";
    if (grant.keyPairId !== this.key.keyPairId) return "The signature uses another key pair.";
    if (!isGenuine(grant, this.#key)) return "The signature is invalid.";
    return this.#refusalByPolicy(grant, bareUrl(request.url));
  }

  #refusalByPolicy({ policyText }: SignedGrant, url: string): string | null {
    const policy = readPolicy(policyText);
    if (!policy) return "The signed policy cannot be read.";
    const now = this.clock() / SECOND_MS;
    if (now >= policy.expiresAt) return "The signature has expired.";
    if (policy.startsAt !== null && now < policy.startsAt) return "The signature is not valid yet.";
    return coversUrl(policy.resource, url) ? null : "The signature is for another address.";
  }
}

function isGenuine({ policyText, signature }: SignedGrant, key: KeyObject): boolean {
  return createVerify("RSA-SHA1").update(policyText).verify(key, fromUrlSafe(signature));
}
