import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { TestClock } from "../../testing/test-clock";
import { AltchaCaptcha } from "./altcha.adapter";
import { captchaContract } from "./captcha.provider.contract";

const clock = new TestClock();
const options = { secret: "a-secret-of-the-test", maxWork: 20, clock: () => new Date() };
const provider = new AltchaCaptcha(options);

async function solve(json: string): Promise<string> {
  const challenge = JSON.parse(json) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
function altered(token: string, parameters: object): string {
  const payload = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  Object.assign(payload.challenge.parameters, parameters);
  return Buffer.from(JSON.stringify(payload)).toString("base64");
}

captchaContract("altcha", async () => ({ provider, solve }));

describe("altcha's proof of work", () => {
  it("is refused ten minutes after the challenge was made", async () => {
    const aged = new AltchaCaptcha({ ...options, clock: clock.read });
    const token = await solve((await aged.challenge()).json);
    clock.advance(600_000);
    expect(await aged.verify(token)).toEqual({ kind: "refused" });
  });

  it("is refused when its difficulty or lifetime was changed", async () => {
    const token = await solve((await provider.challenge()).json);
    const easier = altered(token, { keyPrefix: "00" });
    const longer = altered(token, { expiresAt: 9_999_999_999 });
    expect(await provider.verify(easier)).toEqual({ kind: "refused" });
    expect(await provider.verify(longer)).toEqual({ kind: "refused" });
  });

  it.each([2, 400])(
    "requires between half of the maximum work and all of it: %i",
    async (maxWork) => {
      const costly = new AltchaCaptcha({ ...options, maxWork });
      const challenge = JSON.parse((await costly.challenge()).json) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      expect(solution?.counter).toBeGreaterThanOrEqual(maxWork / 2);
      expect(solution?.counter).toBeLessThanOrEqual(maxWork);
    },
  );

  it("is refused when another secret signed the challenge", async () => {
    const stranger = new AltchaCaptcha({ ...options, secret: "another-secret-here" });
    const token = await solve((await stranger.challenge()).json);
    expect(await provider.verify(token)).toEqual({ kind: "refused" });
  });
});
