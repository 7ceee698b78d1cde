import { type Refusal, refuse } from "../errors/refusal";
import { perHour } from "../limits/attempt-limit";
import type { AttemptLimits } from "../limits/attempt-limits";
import { owns, type Viewer } from "../viewer/viewer";
import type { RecordTable } from "./member-records";

export interface MemberRecordsSource {
  read(memberId: string): Promise<readonly RecordTable[]>;
}

export interface MemberRecordsParts {
  readonly source: MemberRecordsSource;
  readonly attempts: Pick<AttemptLimits, "take" | "refund">;
}

/** Each export reads every table, so a few an hour are enough. */
export const dataExports = perHour("data-exports", 6);

export const tooManyExports = {
  code: "LIMIT_EXCEEDED",
  message: "You've asked for your data several times within an hour. Please try again later.",
} as const;

export class MemberRecordsService {
  constructor(private readonly parts: MemberRecordsParts) {}

  /** Returns null unless the viewer is the member. */
  async export(
    viewer: Viewer,
    memberId: string | null,
  ): Promise<{ readonly records: readonly RecordTable[] } | Refusal | null> {
    if (memberId === null || !owns(viewer, memberId)) return null;
    const { source, attempts } = this.parts;
    const counted = [{ limit: dataExports, key: memberId }];
    if (!(await attempts.take(counted))) return refuse(tooManyExports);
    try {
      return { records: await source.read(memberId) };
    } catch (error) {
      // A member who got nothing may ask again as often.
      await attempts.refund(counted);
      throw error;
    }
  }
}
