import { createHmac, randomInt } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Device } from "../devices/device";
import { DEVICE_DAYS } from "../devices/device-cookie.rules";
import type { EarliestSendTime, EmailCodeRepository, NewCode } from "./email-code.repository";
import {
  CODE_COUNT,
  CODE_LIFE_MS,
  type CodePurpose,
  formatCode,
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

export interface EnteredCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  /** Undefined accepts codes for any sign-up, or for none. */
  readonly signUpIds?: readonly string[] | undefined;
  readonly code: string;
  readonly device: Device;
}

export interface GeneratedCode {
  readonly text: string;
  readonly record: NewCode;
  readonly earliestSendAt: EarliestSendTime;
}

export interface EmailCodeOptions {
  readonly codes: EmailCodeRepository;
  readonly secret: string;
  readonly clock: Clock;
}

export class EmailCodeService {
  constructor(private readonly options: EmailCodeOptions) {}

  generate({ device, requester, ...of }: CodeRequest): GeneratedCode {
    const text = formatCode(randomInt(CODE_COUNT));
    const sentAt = this.options.clock();
    const expiresAt = new Date(sentAt.getTime() + CODE_LIFE_MS[of.purpose]);
    const codeHash = this.#hash(of, text);
    device.keepFor(DEVICE_DAYS.requested);
    return {
      text,
      record: { ...of, codeHash, deviceHash: device.hash, requester, sentAt, expiresAt },
      earliestSendAt: (sent) => nextSendAt(sent, requester, sentAt),
    };
  }

  async send(request: CodeRequest, mail: (code: string) => OutboxEntry): Promise<CodeSending> {
    const { text, record, earliestSendAt } = this.generate(request);
    const refusedUntil = await this.options.codes.issue(record, [mail(text)], earliestSendAt);
    const pause = new Date(record.sentAt.getTime() + RESEND_PAUSE_MS);
    return { isSent: refusedUntil === null, nextSendAt: refusedUntil ?? pause };
  }

  /** Whether this browser requested an unexpired code, whose attempts are counted separately. */
  async hasRequestedCode(email: string, purpose: CodePurpose, device: Device): Promise<boolean> {
    return (await this.#requesterHash(email, purpose, device, [device.hash])) !== null;
  }

  /** The browser under the id with which it last requested an unexpired code, null if it did not. */
  async requestingDevice(
    email: string,
    purpose: CodePurpose,
    device: Device,
  ): Promise<Device | null> {
    const hash = await this.#requesterHash(email, purpose, device, device.hashes);
    return hash === null ? null : device.withHash(hash);
  }

  async check({ code, device, ...of }: EnteredCode): Promise<CodeMatch | CodeFault> {
    const { codes, clock } = this.options;
    const now = clock();
    const codeHash = this.#hash(of, code.trim());
    const hit = await codes.attempt({ ...of, codeHash, deviceHash: device.hash, now });
    if (typeof hit === "string") return hit;
    if (hit.expiresAt <= now) return "expired";
    return { codeId: hit.id, isUsed: hit.usedAt !== null };
  }

  async #requesterHash(
    email: string,
    purpose: CodePurpose,
    { isRecognized }: Device,
    hashes: readonly string[],
  ): Promise<string | null> {
    const { codes, clock } = this.options;
    return isRecognized ? codes.requesterHash(email, hashes, { purpose, now: clock() }) : null;
  }

  #hash({ accountId, purpose }: Pick<CodeRequest, "accountId" | "purpose">, code: string): string {
    return createHmac("sha256", this.options.secret)
      .update(`${purpose}:${accountId}:${code}`)
      .digest("base64url");
  }
}
