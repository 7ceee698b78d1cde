import type { MailProvider } from "./mail.provider";

/** A mail as it arrived at the other end. */
export interface ArrivedMail {
  readonly to: readonly string[];
  readonly source: string;
}

export interface MailFixture {
  readonly provider: MailProvider;
  readonly arrived: readonly ArrivedMail[];
  /** Makes the far end refuse the next mails. */
  readonly refuse: () => void;
}

const mail = {
  to: "ada@dance.com",
  subject: "123456 is your Eightcount code",
  text: "123456",
  html: "<p>123456</p>",
};

/** What every mail adapter must do. */
export function mailContract(name: string, fixture: () => Promise<MailFixture>): void {
  describe(`${name} as a carrier of mail`, () => {
    it("delivers both forms to the one recipient, under the id it was given", async () => {
      const { provider, arrived } = await fixture();
      await provider.send(mail, "0198f6a2-7c11-7000-8000-0123456789ab");
      expect(arrived).toHaveLength(1);
      expect(arrived[0]?.to).toEqual(["ada@dance.com"]);
      const source = arrived[0]?.source ?? "";
      expect(source).toContain("0198f6a2-7c11-7000-8000-0123456789ab@");
      expect(source).toContain("123456 is your Eightcount code");
      expect(source).toMatch(/text\/plain[\s\S]*text\/html/);
    });

    it("never reaches a second recipient through a crafted address", async () => {
      const { provider, arrived } = await fixture();
      const crafted = { ...mail, to: "ada@dance.com, eve@dance.com" };
      await provider.send(crafted, "0198f6a2-7c11-7000-8000-0123456789ac").catch(() => undefined);
      expect(arrived.flatMap(({ to }) => to)).not.toContain("eve@dance.com");
    });

    it("throws when the mail was not accepted", async () => {
      const { provider, refuse } = await fixture();
      refuse();
      await expect(provider.send(mail, "0198f6a2-7c11-7000-8000-0123456789ad")).rejects.toThrow();
    });
  });
}
