import { createHmac, randomInt } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { OutboxEntry } from "../members/outbox-entry";
import type { EmailCodeRepository, NewCode } from "./email-code.repository";
import {
  CODE_COUNT,
  CODE_LIFE_MS,
  type CodePurpose,
  codeText,
  nextSendAt,
  RESEND_PAUSE_MS,
} from "./email-code.rules";

/** Why a code does not open anything. */
export type CodeFault = "mismatch" | "expired" | "exhausted";

export interface CodeMatch {
  readonly codeId: string;
  readonly isUsed: boolean;
}

/** Whether a code went out, and when the next one may. */
export interface CodeSending {
  readonly isSent: boolean;
  readonly nextSendAt: Date;
}

export interface EmailCodeOptions {
  readonly codes: EmailCodeRepository;
  readonly secret: string;
  readonly clock: Clock;
}

/** Makes, mails and checks six-digit codes. */
export class EmailCodeService {
  constructor(private readonly options: EmailCodeOptions) {}

  /** A fresh code: its text for the mail, and what is kept of it. */
  draw(accountId: string, purpose: CodePurpose): { text: string; kept: NewCode } {
    const text = codeText(randomInt(CODE_COUNT));
    const sentAt = this.options.clock();
    const expiresAt = new Date(sentAt.getTime() + CODE_LIFE_MS[purpose]);
    const codeHash = this.#hash(accountId, purpose, text);
    return { text, kept: { accountId, purpose, codeHash, sentAt, expiresAt } };
  }

  /** Mails a code unless one went out too recently; `mail` words it. */
  async send(
    accountId: string,
    purpose: CodePurpose,
    mail: (code: string) => OutboxEntry,
  ): Promise<CodeSending> {
    const { text, kept } = this.draw(accountId, purpose);
    const refusedUntil = await this.options.codes.issue(kept, [mail(text)], (sentAt) =>
      nextSendAt(sentAt, kept.sentAt),
    );
    const pause = new Date(kept.sentAt.getTime() + RESEND_PAUSE_MS);
    return { isSent: refusedUntil === null, nextSendAt: refusedUntil ?? pause };
  }

  /** Checks a typed code against the newest one; a wrong try is counted. */
  async check(
    accountId: string,
    purpose: CodePurpose,
    typed: string,
  ): Promise<CodeMatch | CodeFault> {
    const codeHash = this.#hash(accountId, purpose, typed.trim());
    const tried = await this.options.codes.tryNewest({ accountId, purpose, codeHash });
    if (!tried) {
      const hadCode = await this.options.codes.hasAny(accountId, purpose);
      return hadCode ? "exhausted" : "mismatch";
    }
    if (!tried.isMatch) return "mismatch";
    if (tried.expiresAt <= this.options.clock()) return "expired";
    return { codeId: tried.id, isUsed: tried.isUsed };
  }

  #hash(accountId: string, purpose: CodePurpose, code: string): string {
    return createHmac("sha256", this.options.secret)
      .update(`${purpose}:${accountId}:${code}`)
      .digest("base64url");
  }
}
