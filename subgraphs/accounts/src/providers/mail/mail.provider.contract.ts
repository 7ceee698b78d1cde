import { type MailProvider, RefusedMailError, UndeliverableMailError } from "./mail.provider";

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
}

export interface MailFixture {
  readonly provider: MailProvider;
  readonly received: readonly ReceivedMail[];
  /** Makes the server refuse the next mails. */
  readonly refuse: () => void;
  /** An adapter whose server does not respond. */
  readonly unreachable: MailProvider;
  /** An address without a mailbox on the server. */
  readonly unknownAddress: string;
}

const mail = {
  to: "ada@dance.com",
  subject: "123456 is your Eightcount code",
  text: "123456",
  html: "<p>123456</p>",
};

export function mailContract(name: string, fixture: () => Promise<MailFixture>): void {
  describe(`${name} as a mail provider`, () => {
    it("delivers text and HTML to the recipient, with the given id", async () => {
      const { provider, received } = await fixture();
      await provider.send(mail, "0198f6a2-7c11-7000-8000-0123456789ab");
      expect(received).toHaveLength(1);
      expect(received[0]?.to).toEqual(["ada@dance.com"]);
      const source = received[0]?.source ?? "";
      expect(source).toContain("0198f6a2-7c11-7000-8000-0123456789ab@");
      expect(source).toContain("123456 is your Eightcount code");
      expect(source).toMatch(/text\/plain[\s\S]*text\/html/);
    });

    it("never reaches a second recipient through a crafted address", async () => {
      const { provider, received } = await fixture();
      const crafted = { ...mail, to: "ada@dance.com, eve@dance.com" };
      await provider.send(crafted, "0198f6a2-7c11-7000-8000-0123456789ac").catch(() => undefined);
      expect(received.flatMap(({ to }) => to)).not.toContain("eve@dance.com");
    });

    it("reports that the server refuses the mail, without naming the recipient", async () => {
      const { provider, refuse } = await fixture();
      refuse();
      const sending = provider.send(mail, "0198f6a2-7c11-7000-8000-0123456789ad");
      const error: unknown = await sending.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RefusedMailError);
      expect(String(error)).not.toContain("@");
    });

    it("throws another error while no server accepts mail", async () => {
      const { unreachable } = await fixture();
      const sending = unreachable.send(mail, "0198f6a2-7c11-7000-8000-0123456789af");
      const error: unknown = await sending.catch((reason: unknown) => reason);
      expect(error).toHaveProperty("message");
      expect(error).not.toBeInstanceOf(RefusedMailError);
      expect(error).not.toBeInstanceOf(UndeliverableMailError);
    });

    it("reports that the address accepts no mail", async () => {
      const { provider, unknownAddress } = await fixture();
      const lost = { ...mail, to: unknownAddress };
      const sending = provider.send(lost, "0198f6a2-7c11-7000-8000-0123456789ae");
      await expect(sending).rejects.toBeInstanceOf(UndeliverableMailError);
    });
  });
}
