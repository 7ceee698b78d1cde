import type { CaptchaProvider } from "./captcha.provider";

export interface CaptchaFixture {
  readonly provider: CaptchaProvider;
  readonly solve: (json: string) => Promise<string>;
}

const address = "203.0.113.7";

export function captchaContract(name: string, fixture: () => Promise<CaptchaFixture>): void {
  describe(`${name} as a captcha`, () => {
    it("accepts the token of a solved challenge and identifies it until it expires", async () => {
      const { provider, solve } = await fixture();
      const token = await solve((await provider.challenge()).json);
      const verdict = await provider.verify(token, address);
      expect(verdict).toMatchObject({ kind: "solved", mark: expect.stringMatching(/.{10}/) });
    });

    it("identifies two solutions differently and one solution always the same", async () => {
      const { provider, solve } = await fixture();
      const mark = async (token: string) => {
        const verdict = await provider.verify(token, address);
        return verdict.kind === "solved" ? verdict.mark : verdict.kind;
      };
      const first = await solve((await provider.challenge()).json);
      const second = await solve((await provider.challenge()).json);
      expect(await mark(first)).not.toBe(await mark(second));
    });

    it.each(["", "nonsense", "eyJhIjoxfQ==", "x".repeat(100_000)])(
      "refuses a token that was not solved (%#)",
      async (token) => {
        const { provider } = await fixture();
        expect(await provider.verify(token, address)).toEqual({ kind: "refused" });
      },
    );

    it("sends the widget its challenge as JSON", async () => {
      const { provider } = await fixture();
      const challenge = await provider.challenge();
      expect(() => JSON.parse(challenge.json)).not.toThrow();
    });
  });
}
