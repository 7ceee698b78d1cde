import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { CaptchaChallenge, CaptchaProvider, CaptchaVerdict } from "./captcha.provider";

const SOLVED = /^solved-[\w-]{1,64}$/;
const LIFE_MS = 10 * 60_000;

/** For tests and load runs. A token counts as solved if it is `solved-` and a unique word. */
export class TestCaptcha implements CaptchaProvider {
  constructor(private readonly clock: Clock) {}

  async challenge(): Promise<CaptchaChallenge> {
    return { json: "{}" };
  }

  async verify(token: string): Promise<CaptchaVerdict> {
    if (!SOLVED.test(token)) return { kind: "refused" };
    const expiresAt = new Date(this.clock().getTime() + LIFE_MS);
    return { kind: "solved", mark: `test:${token}`, expiresAt };
  }
}
