import { addMonths, formatBillingTime } from "@eightcount/rules/billing/billing-dates";
import { daysLeft } from "@eightcount/rules/billing/days-left";
import { pricePerInterval } from "../../components/membership/priceInterval";
import { FREE_DAYS, freeDaysBefore } from "./cancellation/freeDays";
import type { NoticeTone } from "./StateNotice";
import { type AccountStatus, amount, isToday, longDate } from "./subscriptionFormat";

export interface LeadFacts {
  readonly accountStatus: AccountStatus;
  readonly isTrial: boolean;
  readonly trialEndsAt: string | null | undefined;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly currency: string;
  readonly intervalUnit: string | null | undefined;
  readonly paymentMethod: string | null | undefined;
  /** Last month in which the card is valid, for example "12/2030"; unset if unknown. */
  readonly cardExpiry?: string | null | undefined;
  /** Whether the CRM is replacing the card, so that the old one pays nothing more. */
  readonly isCardChanging?: boolean;
  /** Whether the member accepted the thirty free days. */
  readonly hasAcceptedOffer: boolean;
}

/** The sentence that leads the page, and the ones below it. */
export interface Lead {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
  /** What the member must not overlook. It follows the text. */
  readonly reassurance?: string;
}

/** On average. */
const DAYS_A_MONTH = 30.44;

const NOT_CHARGED = "You won’t be charged again.";

/** Says what happens next with a subscription that neither is paused nor owes anything. */
export function leadOf(facts: LeadFacts, now: Date): Lead | null {
  if (facts.accountStatus === "CANCELLED") return canceledLead(facts, now);
  if (facts.accountStatus !== "ACTIVE") return null;
  if (facts.isTrial && facts.trialEndsAt != null) return trialLead(facts, facts.trialEndsAt, now);
  if (facts.nextBillingDate == null) return null;
  return isOnOffer(facts, now)
    ? offerLead(facts, facts.nextBillingDate)
    : renewalLead(facts, facts.nextBillingDate, now);
}

function canceledLead({ nextBillingDate }: LeadFacts, now: Date): Lead | null {
  if (nextBillingDate == null) {
    return { tone: "warning", title: "Your membership is canceled", text: NOT_CHARGED };
  }
  if (isToday(nextBillingDate, now)) {
    const end = new Date(nextBillingDate);
    // Access may outlast the paid period, so a time that has passed is left out.
    const isAhead = end > now;
    return {
      tone: "warning",
      title: isAhead ? `Ends today at ${formatBillingTime(end)}` : "Ends today",
      text: isAhead
        ? "Every class stays open until then, and you won’t be charged. We keep your progress and saved classes."
        : "Every class is still open, and you won’t be charged. We keep your progress and saved classes.",
    };
  }
  const days = daysLeft(new Date(nextBillingDate), now);
  const left = timeAhead(days);
  return {
    // An end that is months away is no reason to worry.
    tone: days > 2 * DAYS_A_MONTH ? "quiet" : "warning",
    title: `You can dance until ${longDate(nextBillingDate)}`,
    text: `That’s ${left} from now. Then your membership ends. We keep your progress and saved classes.`,
    reassurance: NOT_CHARGED,
  };
}

function trialLead(facts: LeadFacts, endsAt: string, now: Date): Lead {
  const days = daysLeft(new Date(endsAt), now);
  const left = days === 0 ? "ends today" : `${days} ${days === 1 ? "day" : "days"} left`;
  const charge = facts.nextBillingAmountCents;
  return {
    tone: "info",
    title: `Free trial · ${left}`,
    text:
      charge == null
        ? "Cancel before it ends and you pay nothing."
        : `Your first payment is ${amount(charge, facts.currency)} on ${longDate(endsAt)}${withMethod(facts)}. Cancel before then and you pay nothing.`,
  };
}

/** More than one interval until the next charge can only be the offer's free days. */
function isOnOffer(facts: LeadFacts, now: Date): boolean {
  const months = facts.intervalUnit === "YEARS" ? 12 : 1;
  const { hasAcceptedOffer, nextBillingDate } = facts;
  return (
    hasAcceptedOffer &&
    nextBillingDate != null &&
    new Date(nextBillingDate) > addMonths(now, months)
  );
}

function offerLead(facts: LeadFacts, nextCharge: string): Lead {
  const price = amount(facts.nextBillingAmountCents, facts.currency);
  return {
    tone: "success",
    title: freeDaysBefore(nextCharge).replace("free days", `${FREE_DAYS} free days`),
    text: `You accepted our offer, so your next payment moved: ${price} on ${longDate(nextCharge)}${withMethod(facts)}.`,
  };
}

function renewalLead(facts: LeadFacts, nextCharge: string, now: Date): Lead {
  const { nextBillingAmountCents: cents, currency, cardExpiry } = facts;
  const price = cents == null ? "" : ` · ${amount(cents, currency)}`;
  const lead = { tone: "quiet", title: `Renews ${longDate(nextCharge)}${price}` } as const;
  const days = inDays(daysLeft(new Date(nextCharge), now));
  if (cents === 0) return { ...lead, text: `${days}. Your credit pays for it.` };
  const text = `${days}${withMethod(facts)}.`;
  return {
    ...lead,
    text: outlasts(cardExpiry, nextCharge) ? `${text} There’s nothing you need to do.` : text,
  };
}

function inDays(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${timeAhead(days)}`;
}

/** In the unit that a person would count in. */
function timeAhead(days: number): string {
  if (days >= 2 * DAYS_A_MONTH) return `${Math.round(days / DAYS_A_MONTH)} months`;
  return days === 1 ? "1 day" : `${days} days`;
}

/** Whether a card, valid through a month such as "12/2030", can still pay on a date. */
function outlasts(expiry: string | null | undefined, date: string): boolean {
  const [month, year] = (expiry ?? "").split("/").map(Number);
  if (month === undefined || year === undefined) return false;
  return new Date(date) < new Date(Date.UTC(year, month, 1));
}

function withMethod({ paymentMethod, isCardChanging }: LeadFacts): string {
  if (isCardChanging) return ", with your updated card";
  return paymentMethod == null ? "" : `, with your ${paymentMethod}`;
}

interface PlanMove {
  readonly planLabel: string;
  readonly costCents: number;
  readonly currency: string;
  /** Unit of the next plan's interval. */
  readonly intervalUnit: string | null;
}

/** For example "You stay on Monthly until then. After that, it’s $99.00 a year." */
export const moveInWords = ({ planLabel, costCents, currency, intervalUnit }: PlanMove): string =>
  `You stay on ${planLabel.replace(/ Subscription$/, "")} until then. After that, it’s ${pricePerInterval(amount(costCents, currency), intervalUnit)}.`;
