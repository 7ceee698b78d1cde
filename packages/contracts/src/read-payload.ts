import type { AnyEventContract, Payload } from "./define-event";

export interface StoredPayload {
  /** Missing on events written before versions existed. */
  readonly version?: number | undefined;
  readonly payload: unknown;
}

const FIRST_VERSION = 1;

/** Thrown when a stored payload does not match its contract. */
export class InvalidPayloadError extends Error {
  override readonly name = "InvalidPayloadError";
}

/** Accepts the contract's version and the previous one. @throws InvalidPayloadError for others. */
export function readPayload<C extends AnyEventContract>(
  contract: C,
  { version = FIRST_VERSION, payload }: StoredPayload,
): Payload<C> {
  const { success, data, error } = contract.payload.safeParse(
    upgradeToCurrent(contract, version, payload),
  );
  if (success) return data as Payload<C>;
  // The message lists paths and codes only, because a payload may contain personal data.
  const issues = error.issues.map(({ path, code }) => `${path.join(".") || "payload"}: ${code}`);
  throw new InvalidPayloadError(
    `${contract.topic} does not match its contract (${issues.join(", ")})`,
  );
}

function upgradeToCurrent(contract: AnyEventContract, version: number, payload: unknown): unknown {
  if (version === contract.version) return payload;
  if (version === contract.version - 1 && contract.upgrade) {
    return contract.upgrade(payload as never);
  }
  throw new InvalidPayloadError(
    `${contract.topic} has version ${version}; version ${contract.version} is expected`,
  );
}
