import { addMonths } from "@eightcount/rules/billing/billing-dates";
import { currencyOfChoice } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planCodeByChoice, planCodes } from "@eightcount/rules/billing/plans";
import type { MemberAccountService } from "../../src/member-accounts/member-account.service";
import type {
  BillingProvider,
  ProviderSubscription,
} from "../../src/providers/billing/billing.provider";
import type { SubscriptionService } from "../../src/subscriptions/subscription.service";
import type { CrmSite } from "./crm-site";
import type { SandboxSite } from "./sandbox-site";

export interface SeededSubscriber {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly isEmailVerified: boolean;
  readonly subscription: {
    readonly planChoice: PlanChoice;
    readonly state: SeededState;
  } | null;
  /** Set for members billed by the CRM, who have no account at the recurring provider. */
  readonly crm: { readonly cycle: "MONTH" | "YEAR"; readonly isCancelled: boolean } | null;
}

type SeededCrm = NonNullable<SeededSubscriber["crm"]>;

export type SeededState =
  | "trial"
  | "active"
  | "cancelled"
  | "cancelled today"
  | "expired"
  | "owing"
  | "pending change"
  | "retention used";

export interface SeedParts {
  readonly provider: BillingProvider;
  readonly site: SandboxSite;
  readonly subscriptions: SubscriptionService;
  readonly accounts: MemberAccountService;
  readonly crmSite: CrmSite;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The last minute of today, or soon if that is over. */
function endOfToday(now: Date): Date {
  const lastMinute = new Date(now).setUTCHours(23, 59, 0, 0);
  return new Date(Math.max(lastMinute, now.getTime() + MINUTE_MS));
}

/** How many days ago a member of that state bought. */
function daysBefore(state: SeededState, now: Date): number | null {
  switch (state) {
    case "owing":
      // More than the longest month and the days of retries, so that no invoice is in the future.
      return 40;
    case "expired":
      return 45;
    case "cancelled today":
      return (now.getTime() - addMonths(endOfToday(now), -1).getTime()) / DAY_MS;
    default:
      return null;
  }
}

export class SeedSubscriptionsService {
  constructor(private readonly parts: SeedParts) {}

  async seed(members: readonly SeededSubscriber[]): Promise<number> {
    let bought = 0;
    for (const member of members.filter(({ isEmailVerified }) => isEmailVerified)) {
      if (member.crm) {
        await this.#orderAtCrm(member, member.crm);
        continue;
      }
      await this.parts.provider.ensureAccount({ memberId: member.id, email: member.email });
      if (await this.#subscribe(member)) bought += 1;
      await this.parts.subscriptions.syncSilently(member.id);
    }
    return bought;
  }

  async #orderAtCrm({ id, email }: SeededSubscriber, crm: SeededCrm): Promise<void> {
    const { accounts, crmSite, subscriptions } = this.parts;
    await accounts.openAtCrm({ memberId: id, email });
    if ((await subscriptions.storedState(id)).accountStatus === "INACTIVE") {
      await crmSite.order(email, crm.cycle);
      await subscriptions.syncSilently(id);
    }
    const { accountStatus, subscriptionId } = await subscriptions.storedState(id);
    if (crm.isCancelled && accountStatus === "ACTIVE" && subscriptionId) {
      await crmSite.cancel(subscriptionId);
      await subscriptions.syncSilently(id);
    }
  }

  async #subscribe(member: SeededSubscriber): Promise<boolean> {
    if (!member.subscription) return false;
    const { provider } = this.parts;
    const { state, planChoice } = member.subscription;
    const before = (await provider.readAccount(member.id)).subscription;
    if (!before) {
      const days = daysBefore(state, new Date());
      if (days !== null) await this.parts.site.beginInThePast(member.id, days);
      await this.#buy(member, planChoice, state);
    }
    const reading = await provider.readAccount(member.id);
    const status = reading.subscription?.status;
    const isUnderWay = state === "expired" && status === "CANCELLED";
    if (reading.subscription && (status === "ACTIVE" || isUnderWay)) {
      await this.#reachState(state, member.id, reading.subscription, reading.isOwing);
    }
    return before === null;
  }

  async #reachState(
    state: SeededState,
    memberId: string,
    { id, pendingPlan }: ProviderSubscription,
    isOwing: boolean,
  ): Promise<void> {
    const { site } = this.parts;
    switch (state) {
      case "cancelled":
        return site.cancel(id);
      case "cancelled today":
        return site.cancelOnLastDay(memberId, id, endOfToday(new Date()));
      case "expired":
        return site.expire(memberId, id);
      case "owing":
        return isOwing ? undefined : site.failRenewal(memberId);
      case "pending change":
        return pendingPlan ? undefined : site.schedulePlanChange(id, planCodes.regularYearly);
      case "retention used":
        return site.takeRetentionOffer(id);
      default:
    }
  }

  async #buy(member: SeededSubscriber, choice: PlanChoice, state: SeededState): Promise<void> {
    const holder = { firstName: member.name, lastName: member.familyName };
    const currency = currencyOfChoice(choice);
    const country = currency === "INR" ? "IN" : "US";
    const answer = await this.parts.provider.purchase({
      holder: { memberId: member.id, email: member.email },
      // The same in every run, so that an interrupted seed can continue.
      idempotencyKey: `seed-${member.id}`,
      planCode: planCodeByChoice[choice],
      currency,
      couponCodes: [],
      giftCardCode: null,
      skipsTrial: state !== "trial",
      ...holder,
      tokenId: await this.parts.site.cardToken(
        { ...holder, country },
        state === "owing" ? "failing" : "approved",
      ),
      challengeResultTokenId: null,
    });
    if (answer.kind !== "purchased") {
      throw new Error(`purchase failed for ${member.email}: ${JSON.stringify(answer)}`);
    }
  }
}
