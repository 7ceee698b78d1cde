import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import type { MemberRepository } from "../../src/members/member.repository";
import type { ProfileRecord } from "../../src/members/member-record";
import type { PasswordHashingService } from "../../src/passwords/password-hashing.service";

/** A member to be there from the start. */
export interface SeededMember {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly familyName: string;
  readonly groups: readonly MemberGroup[];
  readonly profile: Pick<ProfileRecord, "billingProcessor" | "isUpdatingBilling">;
  readonly isEmailVerified: boolean;
}

/** Fills an empty database with ready-made members. */
export class SeedMembersService {
  constructor(
    private readonly members: MemberRepository,
    private readonly passwords: PasswordHashingService,
  ) {}

  /** Makes those who are missing and leaves the others as they are; answers how many were made. */
  async seed(wanted: readonly SeededMember[], now: Date): Promise<number> {
    const present = await this.members.findByIds(wanted.map(({ id }) => id));
    const known = new Set(present.map(({ id }) => id));
    const missing = wanted.filter(({ id }) => !known.has(id));
    const made = await Promise.all(missing.map((member) => this.#make(member, now)));
    return made.filter(Boolean).length;
  }

  async #make(member: SeededMember, now: Date): Promise<boolean> {
    const { id, email, groups, name, familyName } = member;
    const account = {
      id,
      email,
      groups,
      passwordHash: await this.passwords.hash(member.password),
      emailVerifiedAt: member.isEmailVerified ? now : null,
      profile: { ...member.profile, name, familyName },
    };
    return this.members.register(account);
  }
}
