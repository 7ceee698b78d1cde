import { cancellationEnded } from "@eightcount/contracts/events/cancellation-ended";
import { consume } from "@eightcount/service-kit/events/consume";
import type { EngagementService } from "./engagement.service";

export const cancellationEndedJob = (engagement: EngagementService, isTracking: boolean) =>
  consume(cancellationEnded, async ({ id, occurredAt, payload }) => {
    if (!isTracking) return;
    const { memberId, offerAccepted, planCode, nextBillingDate, ...survey } = payload;
    const answers = { reason: survey.reason ?? null, feedback: survey.feedback ?? null };
    await engagement.forward({
      id,
      occurredAt,
      memberId,
      eventType: offerAccepted ? "RETAIN_SUBSCRIPTION" : "CANCELLATION_FEEDBACK",
      eventDetails: offerAccepted
        ? { accepted: true, date: occurredAt, plan: planCode, nextBillingDate, ...answers }
        : { accepted: false, ...answers },
    });
  });
