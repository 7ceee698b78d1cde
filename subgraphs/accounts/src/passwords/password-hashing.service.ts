import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { ConcurrencyGate } from "./concurrency-gate";

// Argon2id, the library's default algorithm, at OWASP's minimum: 19 MiB, two passes.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = Math.max(2, Math.min(8, availableParallelism()));

/** Hashes and checks passwords; a burst of sign-ins waits instead of taking all the memory. */
export class PasswordHashingService {
  readonly #gate = new ConcurrencyGate(AT_ONCE);

  /** The password's hash in PHC notation. */
  hash(password: string): Promise<string> {
    return this.#gate.run(() => hash(password, PARAMETERS));
  }

  matches(passwordHash: string, password: string): Promise<boolean> {
    return this.#gate.run(() => verify(passwordHash, password));
  }

  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return (
      memoryCost !== PARAMETERS.memoryCost ||
      timeCost !== PARAMETERS.timeCost ||
      parallelism !== PARAMETERS.parallelism
    );
  }
}
