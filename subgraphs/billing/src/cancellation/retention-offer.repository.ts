import type { PrismaClient } from "../generated/client/client";

export interface TakenOffer {
  /** OPEN while the outcome is unknown. */
  readonly state: "OPEN" | "ACCEPTED";
  /** Null if the provider's mark was the first sign of it. */
  readonly attemptId: string | null;
}

export class RetentionOfferRepository {
  constructor(private readonly db: PrismaClient) {}

  async find(memberId: string): Promise<TakenOffer | null> {
    return this.db.retentionOffer.findUnique({ where: { memberId } });
  }
}
