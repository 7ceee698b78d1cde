import { createHmac, randomInt } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Device } from "../devices/device";
import { DEVICE_DAYS } from "../devices/device-cookie.rules";
import type { EmailCodeRepository, MayFrom, NewCode } from "./email-code.repository";
import {
  CODE_COUNT,
  CODE_LIFE_MS,
  type CodePurpose,
  codeText,
  nextSendAt,
  RESEND_PAUSE_MS,
} from "./email-code.rules";

export type CodeFault = "mismatch" | "expired" | "exhausted";

export interface CodeMatch {
  readonly codeId: string;
  readonly isUsed: boolean;
}

export interface CodeSending {
  readonly isSent: boolean;
  readonly nextSendAt: Date;
}

export interface CodeRequest {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly signUpId: string | null;
  readonly device: Device;
  readonly requester: string;
}

export interface TypedCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** Undefined accepts codes for any sign-up, or for none. */
  readonly signUpIds?: readonly string[] | undefined;
  readonly code: string;
  readonly device: Device;
}

export interface DrawnCode {
  readonly text: string;
  readonly kept: NewCode;
  readonly mayFrom: MayFrom;
}

export interface EmailCodeOptions {
  readonly codes: EmailCodeRepository;
  readonly secret: string;
  readonly clock: Clock;
}

export class EmailCodeService {
  constructor(private readonly options: EmailCodeOptions) {}

  draw({ device, requester, ...of }: CodeRequest): DrawnCode {
    const text = codeText(randomInt(CODE_COUNT));
    const sentAt = this.options.clock();
    const expiresAt = new Date(sentAt.getTime() + CODE_LIFE_MS[of.purpose]);
    const codeHash = this.#hash(of, text);
    device.keepFor(DEVICE_DAYS.asked);
    return {
      text,
      kept: { ...of, codeHash, deviceHash: device.hash, requester, sentAt, expiresAt },
      mayFrom: (sent) => nextSendAt(sent, requester, sentAt),
    };
  }

  async send(request: CodeRequest, mail: (code: string) => OutboxEntry): Promise<CodeSending> {
    const { text, kept, mayFrom } = this.draw(request);
    const refusedUntil = await this.options.codes.issue(kept, [mail(text)], mayFrom);
    const pause = new Date(kept.sentAt.getTime() + RESEND_PAUSE_MS);
    return { isSent: refusedUntil === null, nextSendAt: refusedUntil ?? pause };
  }

  /** Whether this browser requested an unexpired code, whose attempts are counted separately. */
  async hasAsked(email: string, purpose: CodePurpose, device: Device): Promise<boolean> {
    const { codes, clock } = this.options;
    const asked = { purpose, deviceHash: device.hash, now: clock() };
    return device.isRecognized && codes.hasAsked(email, asked);
  }

  async check({ code, device, ...of }: TypedCode): Promise<CodeMatch | CodeFault> {
    const { codes, clock } = this.options;
    const now = clock();
    const codeHash = this.#hash(of, code.trim());
    const hit = await codes.attempt({ ...of, codeHash, deviceHash: device.hash, now });
    if (typeof hit === "string") return hit;
    if (hit.expiresAt <= now) return "expired";
    return { codeId: hit.id, isUsed: hit.usedAt !== null };
  }

  #hash({ accountId, purpose }: Pick<CodeRequest, "accountId" | "purpose">, code: string): string {
    return createHmac("sha256", this.options.secret)
      .update(`${purpose}:${accountId}:${code}`)
      .digest("base64url");
  }
}
