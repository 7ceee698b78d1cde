import { type PlanChoice, planCodeByChoice } from "@eightcount/rules/plans";
import { currencyOfChoice } from "../plans/plan.rules";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { SandboxSite } from "./sandbox-site";

/** A member to be there from the start, and where they stand with billing. */
export interface SeededSubscriber {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly isEmailVerified: boolean;
  readonly subscription: {
    readonly planChoice: PlanChoice;
    readonly state: "trial" | "active" | "cancelled" | "expired";
  } | null;
}

export interface SeedParts {
  readonly provider: BillingProvider;
  readonly site: SandboxSite;
  readonly subscriptions: SubscriptionService;
}

/** Brings the ready-made members' subscriptions about at the provider, and reads them back. */
export class SeedSubscriptionsService {
  constructor(private readonly parts: SeedParts) {}

  /** Makes what is missing; answers how many subscriptions were bought. */
  async seed(members: readonly SeededSubscriber[]): Promise<number> {
    let bought = 0;
    for (const member of members.filter(({ isEmailVerified }) => isEmailVerified)) {
      await this.parts.provider.ensureAccount({ memberId: member.id, email: member.email });
      if (await this.#subscribe(member)) bought += 1;
      await this.parts.subscriptions.sync(member.id);
    }
    return bought;
  }

  async #subscribe(member: SeededSubscriber): Promise<boolean> {
    if (!member.subscription) return false;
    const { provider, site } = this.parts;
    const { state, planChoice } = member.subscription;
    const before = (await provider.readAccount(member.id)).subscription;
    if (!before) await this.#buy(member, planChoice, state !== "trial");
    const { subscription } = await provider.readAccount(member.id);
    if (subscription?.status !== "ACTIVE") return before === null;
    if (state === "cancelled") await site.cancel(subscription.id);
    if (state === "expired") await site.end(subscription.id);
    return before === null;
  }

  async #buy(member: SeededSubscriber, choice: PlanChoice, skipsTrial: boolean): Promise<void> {
    const answer = await this.parts.provider.purchase({
      holder: { memberId: member.id, email: member.email },
      // The same for every run: a seed that was interrupted goes on where it stood.
      attemptId: `seed-${member.id}`,
      planCode: planCodeByChoice[choice],
      currency: currencyOfChoice(choice),
      couponCodes: [],
      giftCardCode: null,
      skipsTrial,
      firstName: member.name,
      lastName: member.familyName,
      tokenId: await this.parts.site.cardToken(member.name, member.familyName),
      challengeResultTokenId: null,
    });
    if (answer.kind !== "purchased") {
      throw new Error(`no subscription for ${member.email}: ${JSON.stringify(answer)}`);
    }
  }
}
