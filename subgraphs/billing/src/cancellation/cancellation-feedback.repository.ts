import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";
import type { PrismaClient } from "../generated/client/client";
import type { CancellationFeedbackRecord } from "./cancellation.rules";

export class CancellationFeedbackRepository {
  constructor(private readonly db: PrismaClient) {}

  async findByMember(memberId: string): Promise<readonly CancellationFeedbackRecord[]> {
    const rows = await this.db.cancellationFeedback.findMany({
      where: { memberId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    return rows.map(({ memberId: _, ...row }) => ({
      ...row,
      reason: row.reason as CancellationReason | null,
    }));
  }
}
