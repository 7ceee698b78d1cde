import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { ConcurrencyGate } from "./concurrency-gate";

// Argon2id, the library's default, with OWASP's minimum: 19 MiB and two passes.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT_HASHES = Math.max(2, Math.min(8, availableParallelism()));

/** Limits concurrency, so that a burst of sign-ins cannot exhaust memory. */
export class PasswordHashingService {
  readonly #gate = new ConcurrencyGate(MAX_CONCURRENT_HASHES);

  hash(password: string): Promise<string> {
    return this.#gate.run(() => hash(password, PARAMETERS));
  }

  matches(passwordHash: string, password: string): Promise<boolean> {
    return this.#gate.run(() => verify(passwordHash, password));
  }

  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return (
      memoryCost !== PARAMETERS.memoryCost ||
      timeCost !== PARAMETERS.timeCost ||
      parallelism !== PARAMETERS.parallelism
    );
  }
}
