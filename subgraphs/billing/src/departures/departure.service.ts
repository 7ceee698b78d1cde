import { ExpectedFailure } from "@eightcount/service-kit/events/domain-event";
import type { CancellationService } from "../cancellation/cancellation.service";
import { errors } from "../errors";
import { actAs } from "../ledger/actor";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { DepartureRepository } from "./departure.repository";

export interface DeletionRequest {
  readonly memberId: string;
  readonly deletionId: string;
}

export interface DepartureParts {
  readonly departures: DepartureRepository;
  readonly accounts: Pick<AccountReaderService, "readAccount">;
  readonly cancellations: Pick<CancellationService, "cancelFor">;
}

/** What a member's request to delete the account means for the subscription. */
export class DepartureService {
  constructor(private readonly parts: DepartureParts) {}

  /**
   * Cancels at the end of the paid period. `attempt` counts deliveries from 1.
   * @throws while the provider or the CRM does not confirm it, so that it is tried again.
   */
  async cancel({ memberId, deletionId }: DeletionRequest, attempt: number): Promise<void> {
    const { departures, accounts, cancellations } = this.parts;
    if (await departures.isWithdrawn(deletionId)) return;
    const { subscription } = await accounts.readAccount(memberId);
    if (subscription?.status !== "ACTIVE") return;
    // Each delivery is an attempt of its own, because a failed one keeps its result.
    const attemptId = `leave-${deletionId}-${attempt}`;
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
