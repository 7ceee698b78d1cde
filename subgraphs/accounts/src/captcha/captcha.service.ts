import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { CaptchaChallenge, CaptchaProvider } from "../providers/captcha/captcha.provider";
import type { OneTimeMarksRepository } from "../redis/one-time-marks.repository";

export interface CaptchaOptions {
  readonly provider: CaptchaProvider;
  readonly marks: OneTimeMarksRepository;
  readonly clock: Clock;
}

export class CaptchaService {
  constructor(private readonly options: CaptchaOptions) {}

  challenge(): Promise<CaptchaChallenge> {
    return this.options.provider.challenge();
  }

  /** Accepts each solved token once. */
  async redeem(token: string, address: string): Promise<"solved" | "refused" | "unavailable"> {
    const { provider, marks, clock } = this.options;
    const verdict = await provider.verify(token, address);
    if (verdict.kind !== "solved") return verdict.kind;
    const isFirst = await marks.setOnce(verdict.mark, verdict.expiresAt, clock());
    return isFirst ? "solved" : "refused";
  }
}
