import type { PrismaClient } from "../generated/client/client";

/** Members who were erased, so that a late event does not store them again. */
export class ErasedMemberRepository {
  constructor(private readonly db: PrismaClient) {}

  async isErased(memberId: string): Promise<boolean> {
    return (await this.db.erasedMember.count({ where: { memberId } })) > 0;
  }
}
