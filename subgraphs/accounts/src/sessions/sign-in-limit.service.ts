import { EMAIL_MAX_LENGTH } from "@eightcount/rules/people/email";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import {
  type AttemptLimit,
  byNetwork,
  type CountedKey,
} from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { CaptchaService } from "../captcha/captcha.service";
import type { Caller } from "../devices/device";
import type { DeviceService } from "../devices/device.service";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";

export interface SignInAttempt {
  /** Normalized. */
  readonly email: string;
  readonly captchaToken: string | null;
}

export interface AdmittedSignIn {
  readonly kind: "admitted";
  /** Undoes the counts, because only failures count. */
  succeed(): Promise<void>;
}

export interface SignInLimitOptions {
  readonly attempts: AttemptLimits;
  readonly captcha: CaptchaService;
  readonly devices: Pick<DeviceService, "knownHash">;
}

interface CountedSignIn {
  /** Beyond these, a captcha is required. */
  readonly free: readonly CountedKey[];
  /** Beyond these, the client must wait. */
  readonly all: readonly CountedKey[];
  /** Beyond this, the `crowded` limits apply. */
  readonly crowd: CountedKey | null;
  /** Beyond these, the client must wait if `crowd` is exceeded too. */
  readonly crowded: readonly CountedKey[];
}

/** Failures elsewhere never lock a member out of a known device. */
export class SignInLimitService {
  constructor(private readonly options: SignInLimitOptions) {}

  async admit(caller: Caller, attempt: SignInAttempt): Promise<AdmittedSignIn | Refusal> {
    const { attempts } = this.options;
    const { email, captchaToken } = attempt;
    const known = await this.options.devices.knownHash(email, caller.device);
    const keys =
      known === null ? unknownDeviceKeys(caller.viewer, email) : knownDeviceKeys(known, email);
    const isFree = await attempts.take(keys.free);
    const refusal = isFree ? null : await this.#requireCaptcha(caller.viewer, captchaToken);
    if (refusal) return refusal;
    if (!(await attempts.take(keys.all))) return refuse(errors.signIn.limitExceeded);
    const isCrowded = keys.crowd !== null && !(await attempts.take([keys.crowd]));
    if (isCrowded && isFree) {
      const captchaRefusal = await this.#requireCaptcha(caller.viewer, captchaToken);
      if (captchaRefusal) return captchaRefusal;
    }
    if (isCrowded && !(await attempts.take(keys.crowded))) {
      return refuse(errors.signIn.limitExceeded);
    }
    return { kind: "admitted", succeed: () => this.#succeed(keys, { isFree, isCrowded }) };
  }

  /** Clears the counts of an email whose member has just proven their identity. */
  async clearFailures({ viewer }: Caller, email: string): Promise<void> {
    const { free, all, crowd, crowded } = unknownDeviceKeys(viewer, email);
    const [here, , ofEmail] = free;
    const own = [here, ofEmail, all[0], crowd, ...crowded].filter((key) => key != null);
    await this.options.attempts.reset(own);
  }

  async #succeed(
    { free, all, crowd, crowded }: CountedSignIn,
    { isFree, isCrowded }: { readonly isFree: boolean; readonly isCrowded: boolean },
  ): Promise<void> {
    const { attempts } = this.options;
    const around = [
      ...all.slice(1),
      ...(isFree ? free.slice(1) : []),
      ...(crowd ? [crowd] : []),
      ...(isCrowded ? crowded.slice(1) : []),
    ];
    await Promise.all([
      attempts.reset([...free.slice(0, 1), ...all.slice(0, 1), ...crowded.slice(0, 1)]),
      attempts.refund(around),
    ]);
  }

  async #requireCaptcha(viewer: Viewer, token: string | null): Promise<Refusal | null> {
    if (!token?.trim()) return refuse(errors.signIn.captchaRequired);
    const answer = await this.options.captcha.redeem(token, viewer.address);
    if (answer === "unavailable") return refuse(errors.signIn.captchaUnavailable);
    return answer === "refused" ? refuse(errors.signIn.captchaRequired) : null;
  }
}

// Longer text is not an address and must not fill the store.
const countedEmail = (email: string): string => email.slice(0, EMAIL_MAX_LENGTH);

function unknownDeviceKeys(viewer: Viewer, email: string): CountedSignIn {
  const counted = countedEmail(email);
  const network = byNetwork(limits.signIns.ofNetwork, viewer.address);
  const here = (limit: AttemptLimit) => ({ limit, key: `${counted} ${network.key}` });
  const ofEmail = (limit: AttemptLimit) => ({ limit, key: counted });
  const { freeSignIns, signIns, crowdedSignIns } = limits;
  return {
    free: [
      here(freeSignIns.here),
      { ...network, limit: freeSignIns.ofNetwork },
      ofEmail(freeSignIns.ofEmail),
    ],
    all: [here(signIns.here), network],
    crowd: ofEmail(signIns.ofEmail),
    crowded: [here(crowdedSignIns.here), ofEmail(crowdedSignIns.ofEmail)],
  };
}

function knownDeviceKeys(deviceHash: string, email: string): CountedSignIn {
  const key = `${countedEmail(email)} ${deviceHash}`;
  const { free, all } = limits.knownSignIns;
  return { free: [{ limit: free, key }], all: [{ limit: all, key }], crowd: null, crowded: [] };
}
