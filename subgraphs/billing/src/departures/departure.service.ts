import type { Clock } from "@eightcount/service-kit/clock/clock";
import { ExpectedFailure } from "@eightcount/service-kit/events/domain-event";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { CancellationService } from "../cancellation/cancellation.service";
import { errors } from "../errors";
import { actAs } from "../ledger/actor";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { DeletionRequest, DepartureRepository } from "./departure.repository";

export interface DepartureParts {
  readonly departures: DepartureRepository;
  readonly accounts: Pick<AccountReaderService, "readAccount" | "isActiveAtCrm">;
  readonly cancellations: Pick<CancellationService, "cancelFor">;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** One at the provider and one at the CRM. */
const MOST_SUBSCRIPTIONS = 2;
const BATCH = 100;

export class DepartureService {
  constructor(private readonly parts: DepartureParts) {}

  /** `attempt` counts deliveries from 1. @throws until the provider and the CRM confirm it. */
  async cancel({ memberId, deletionId }: DeletionRequest, attempt: number): Promise<void> {
    if (await this.parts.departures.isWithdrawn(deletionId)) return;
    await this.parts.departures.request({ memberId, deletionId });
    await this.#cancelAll({ memberId, deletionId }, attempt);
  }

  /** Cancels what began after the request, such as a purchase that was under way. Safe to repeat. */
  async cancelRestarted(isStopping: () => boolean = () => false): Promise<void> {
    const { departures, clock, logger } = this.parts;
    for (const request of await departures.findRestarted(BATCH)) {
      if (isStopping()) return;
      await this.#cancelAll(request, clock().getTime()).catch((error: unknown) => {
        const { memberId } = request;
        logger.warn({ err: error, memberId }, "canceling for a leaving member failed");
      });
    }
  }

  async #cancelAll({ memberId, deletionId }: DeletionRequest, attempt: number): Promise<void> {
    const { accounts } = this.parts;
    for (let round = 1; round <= MOST_SUBSCRIPTIONS; round += 1) {
      if (await this.parts.departures.isWithdrawn(deletionId)) return;
      const { subscription } = await accounts.readAccount(memberId);
      if (subscription?.status !== "ACTIVE") break;
      // Each delivery is an attempt of its own, because a failed one keeps its result.
      await this.#cancelOne(memberId, `leave-${deletionId}-${attempt}-${round}`);
    }
    // A subscription of the provider hides that the CRM could not be read.
    if (await accounts.isActiveAtCrm(memberId)) {
      throw new ExpectedFailure("a leaving member's subscription is still active at the CRM");
    }
  }

  async #cancelOne(memberId: string, attemptId: string): Promise<void> {
    const { cancellations } = this.parts;
    const outcome = await actAs("JOB", () => cancellations.cancelFor(memberId, attemptId));
    if (outcome.kind === "acted") return;
    const code = "code" in outcome ? outcome.code : outcome.kind;
    if (code === errors.action.notAvailable.code) return;
    throw new ExpectedFailure(`canceling the subscription of a leaving member: ${code}`);
  }

  /** The member may reactivate, so a cancellation that did not succeed yet must not follow. */
  async withdraw({ deletionId }: DeletionRequest): Promise<void> {
    await this.parts.departures.withdraw(deletionId);
  }
}
