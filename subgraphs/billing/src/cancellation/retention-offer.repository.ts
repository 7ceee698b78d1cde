import type { PrismaClient } from "../generated/client/client";

export class RetentionOfferRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Returns null if the member never took the offer. It is OPEN while the outcome is unknown. */
  async findState(memberId: string): Promise<"OPEN" | "ACCEPTED" | null> {
    const row = await this.db.retentionOffer.findUnique({ where: { memberId } });
    return row?.state ?? null;
  }
}
