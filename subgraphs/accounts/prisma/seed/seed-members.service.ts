import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import type { MemberRepository } from "../../src/members/member.repository";
import type { ProfileRecord } from "../../src/members/member-record";
import type { PasswordHashingService } from "../../src/passwords/password-hashing.service";

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

export class SeedMembersService {
  constructor(
    private readonly members: MemberRepository,
    private readonly passwords: PasswordHashingService,
  ) {}

  /** Creates missing members, leaves the others unchanged, and returns the number created. */
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
