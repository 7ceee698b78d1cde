import { EMAIL_MAX_LENGTH } from "@eightcount/rules/email";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import {
  type AttemptLimit,
  byNetwork,
  type CountedKey,
} from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { CaptchaService } from "../captcha/captcha.service";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";

/** A sign-in before its password is looked at. */
export interface SignInAttempt {
  /** Normalized. */
  readonly email: string;
  readonly captchaToken: string | null;
}

/** A sign-in that may be tried. */
export interface AdmittedSignIn {
  readonly kind: "admitted";
  /** Takes back what was counted: only failures count. */
  succeed(): Promise<void>;
}

export interface SignInLimitOptions {
  readonly attempts: AttemptLimits;
  readonly captcha: CaptchaService;
}

interface LimitTriple {
  readonly here: AttemptLimit;
  readonly ofNetwork: AttemptLimit;
  readonly ofEmail: AttemptLimit;
}

/** Keeps passwords from being guessed: after a few failures by a captcha, then by waiting. */
export class SignInLimitService {
  constructor(private readonly options: SignInLimitOptions) {}

  /** Counts a sign-in; refuses it when a captcha is missing or too many failed. */
  async admit(viewer: Viewer, attempt: SignInAttempt): Promise<AdmittedSignIn | Refusal> {
    const { attempts } = this.options;
    const free = keysOf(viewer, attempt.email, limits.freeSignIns);
    const all = keysOf(viewer, attempt.email, limits.signIns);
    const isFree = await this.#takeInTurn(free);
    const refusal = isFree ? null : await this.#refuseRobot(viewer, attempt.captchaToken);
    if (refusal) return refusal;
    if (!(await this.#takeInTurn(all))) return refuse(errors.signIn.limitExceeded);
    return {
      kind: "admitted",
      succeed: async () => {
        const around = [...all.slice(1), ...(isFree ? free.slice(1) : [])];
        await Promise.all([
          attempts.forget([...all.slice(0, 1), ...free.slice(0, 1)]),
          attempts.giveBack(around),
        ]);
      },
    };
  }

  // What is refused here already counts nowhere else, or one place could trouble a member elsewhere.
  async #takeInTurn(keys: readonly CountedKey[]): Promise<boolean> {
    for (const key of keys) if (!(await this.options.attempts.take([key]))) return false;
    return true;
  }

  async #refuseRobot(viewer: Viewer, token: string | null): Promise<Refusal | null> {
    if (!token?.trim()) return refuse(errors.signIn.captchaRequired);
    const answer = await this.options.captcha.redeem(token, viewer.address);
    if (answer === "unavailable") return refuse(errors.signIn.captchaUnavailable);
    return answer === "refused" ? refuse(errors.signIn.captchaRequired) : null;
  }
}

/** The narrowest first. */
function keysOf(viewer: Viewer, email: string, triple: LimitTriple): readonly CountedKey[] {
  const network = byNetwork(triple.ofNetwork, viewer.address);
  // What is longer is nobody's address, and must not fill the store.
  const counted = email.slice(0, EMAIL_MAX_LENGTH);
  const here = { limit: triple.here, key: `${counted} ${network.key}` };
  return [here, network, { limit: triple.ofEmail, key: counted }];
}
