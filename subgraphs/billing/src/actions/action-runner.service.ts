import { createHash } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import { keysOf, limits } from "../limits/billing-limits";
import {
  type AccountReading,
  type ActionKey,
  type ActionResult,
  CALL_TIMEOUT_MS,
} from "../providers/billing/billing.provider";
import { type SubscriptionView, toSubscriptionView } from "../subscriptions/subscription.rules";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { failureOf } from "./action-failure";
import type { Challenge, UnsuccessfulOutcome } from "./attempt-failure";
import { attemptRefusal } from "./attempt-refusal";
import type { BillingActionRepository, KeptAction } from "./billing-action.repository";
import { type ActionKind, type IntentionOf, isReached } from "./intention.rules";
import { type MemberAttempt, PROVIDER_DEADLINE_MS } from "./member-turn.repository";
import { providerKeyOf } from "./provider-key";
import { readBefore } from "./read-before";

export interface AccountBefore {
  readonly memberId: string;
  readonly account: AccountReading;
  readonly view: SubscriptionView;
}

export interface ActionRequest<K extends ActionKind> {
  readonly kind: K;
  readonly attemptId: string;
  /** The same attempt with another input is refused. */
  readonly input: object;
  /** Whether nothing is left to do, such as after the same action in another tab. */
  isDone(before: AccountBefore): boolean;
  intend(before: AccountBefore): Promise<IntentionOf<K> | Refusal>;
  /** Whether an attempt whose change is visible must be sent again to finish its remaining steps. */
  isUnfinished?(account: AccountReading): boolean;
  send(intention: IntentionOf<K>, key: ActionKey): Promise<ActionResult | Challenge>;
  refuseResult(result: ActionResult & { readonly kind: "declined" | "invalid" }): Refusal;
}

export interface Acted {
  readonly kind: "acted";
  readonly memberId: string;
  readonly subscription: SubscriptionView;
}

export interface ActionRunnerParts {
  readonly accounts: Pick<AccountReaderService, "readAccount">;
  readonly subscriptions: SubscriptionService;
  readonly billingActions: BillingActionRepository;
  readonly limits: AttemptLimits;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Run<K extends ActionKind> {
  readonly attempt: MemberAttempt;
  readonly request: ActionRequest<K>;
  readonly endsAt: number;
}

interface Reading {
  readonly beganAt: Date;
  readonly account: AccountReading;
}

/** Carries out an action once per attempt, even if it is sent twice concurrently or after a crash. */
export class ActionRunner {
  constructor(private readonly parts: ActionRunnerParts) {}

  async run<K extends ActionKind>(
    viewer: Viewer,
    request: ActionRequest<K>,
  ): Promise<Acted | UnsuccessfulOutcome> {
    const memberId = requireMember(viewer);
    const { attemptId } = request;
    const malformed = attemptRefusal(attemptId);
    if (malformed) return malformed;
    if (!(await this.parts.limits.take(keysOf(viewer, limits.changes)))) {
      return refuse(errors.action.limitExceeded);
    }
    const counted = keysOf(viewer, limits.actions);
    // A known attempt gets its earlier result, even beyond the limit of refused ones.
    const isAllowed =
      (await this.parts.limits.take(counted)) ||
      (await this.parts.billingActions.isKnown({ attemptId, memberId }));
    if (!isAllowed) return refuse(errors.action.limitExceeded);
    const outcome = await this.#claim({ attemptId, memberId }, request);
    if (outcome.kind === "acted") await this.parts.limits.refund(counted);
    return outcome;
  }

  /** Acts for a member who is not there to ask, so no limit applies. */
  runFor<K extends ActionKind>(
    memberId: string,
    request: ActionRequest<K>,
  ): Promise<Acted | UnsuccessfulOutcome> {
    return this.#claim({ attemptId: request.attemptId, memberId }, request);
  }

  async #claim<K extends ActionKind>(attempt: MemberAttempt, request: ActionRequest<K>) {
    const { kind, input } = request;
    const inputHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
    const claim = await this.parts.billingActions.claim({ ...attempt, kind, inputHash });
    switch (claim.kind) {
      case "reused":
        return refuse(errors.action.attemptReused);
      case "busy":
        return refuse(errors.action.inProgress);
      case "open": {
        const endsAt = this.parts.clock().getTime() + PROVIDER_DEADLINE_MS;
        return this.#begin({ attempt, request, endsAt });
      }
      default:
        return this.#ended(attempt, claim);
    }
  }

  async #begin<K extends ActionKind>(run: Run<K>): Promise<Acted | UnsuccessfulOutcome> {
    const { attempt, endsAt } = run;
    const before = await this.#read(attempt.memberId, endsAt);
    // Found after the reading, so a change that the reading shows is known to be this attempt's own.
    const kept = await this.parts.billingActions.find(attempt);
    if (kept.kind !== "open") return this.#ended(attempt, kept);
    if (!before) return this.#failIfUnsent(run);
    const intention = kept.intention as IntentionOf<K> | null;
    if (intention) {
      const isLeft = run.request.isUnfinished?.(before.account) ?? false;
      return isReached(intention, before.account) && !isLeft
        ? this.#settle(attempt, before, intention)
        : this.#intend(run, intention);
    }
    return this.#decide(run, before);
  }

  async #decide<K extends ActionKind>(run: Run<K>, reading: Reading) {
    const { attempt, request } = run;
    const { subscriptions } = this.parts;
    const { account } = reading;
    const view = toSubscriptionView(await subscriptions.stateOf(account));
    const before = { memberId: attempt.memberId, account, view };
    if (request.isDone(before)) return this.#settle(attempt, reading, null);
    const intended = await request.intend(before);
    if (!isRefusal(intended)) return this.#intend(run, intended);
    await subscriptions.save(attempt.memberId, reading.beganAt, account);
    return this.#failUnsent(attempt, intended);
  }

  async #intend<K extends ActionKind>(run: Run<K>, intention: IntentionOf<K>) {
    const { attempt } = run;
    const turn = await this.parts.billingActions.intend(attempt, intention);
    switch (turn.kind) {
      case "held":
        return this.#send(run, turn.intention as IntentionOf<K>);
      case "taken":
        return this.#failUnsent(attempt, refuse(errors.retentionOffer.taken));
      case "superseded":
        // Stored as failed, because a client repeats an attempt that is still in progress.
        await this.#failIfUnsent(run);
        return refuse(errors.action.inProgress);
      default:
        return this.#ended(attempt, turn);
    }
  }

  async #send<K extends ActionKind>(run: Run<K>, intention: IntentionOf<K>) {
    const { attempt, request, endsAt } = run;
    const withinMs = endsAt - this.parts.clock().getTime();
    if (withinMs < CALL_TIMEOUT_MS) return failureOf(request.kind);
    const key = providerKeyOf(attempt.memberId, request.kind, attempt.attemptId);
    const result = await request.send(intention, { idempotencyKey: key, withinMs });
    if (result.kind === "challenge") return this.#challenge(attempt, result);
    if (result.kind === "declined" || result.kind === "invalid") {
      return this.#fail(attempt, request.refuseResult(result));
    }
    const after = await this.#read(attempt.memberId);
    if (after && isReached(intention, after.account)) {
      return this.#settle(attempt, after, intention);
    }
    // The change was made, so the attempt stays open until the account shows it.
    if (result.kind === "done") return refuse(errors.action.inProgress);
    // Fails for good only if the provider returned an error and the account is unchanged.
    const failure = failureOf(request.kind);
    return after && result.hasResponse ? this.#fail(attempt, failure) : failure;
  }

  async #challenge(attempt: MemberAttempt, challenge: Challenge): Promise<Challenge> {
    // Earlier calls of the attempt went through, such as the one that stored the card.
    const after = challenge.step ? await this.#read(attempt.memberId) : null;
    if (after) await this.parts.subscriptions.save(attempt.memberId, after.beganAt, after.account);
    return this.#fail(attempt, challenge);
  }

  async #settle<K extends ActionKind>(
    { attemptId, memberId }: MemberAttempt,
    { beganAt, account }: Reading,
    reached: IntentionOf<K> | null,
  ): Promise<Acted> {
    const settled = { attemptId, reached };
    const state = await this.parts.subscriptions.save(memberId, beganAt, account, settled);
    return { kind: "acted", memberId, subscription: toSubscriptionView(state) };
  }

  async #ended(
    { memberId }: MemberAttempt,
    kept: Exclude<KeptAction, { readonly kind: "open" }>,
  ): Promise<Acted | UnsuccessfulOutcome> {
    if (kept.kind === "failed") return kept.outcome;
    const state = await this.parts.subscriptions.storedState(memberId);
    return { kind: "acted", memberId, subscription: toSubscriptionView(state) };
  }

  // If it was sent before, it may have gone through, so `failUnsent` leaves it to the reconciler.
  #failIfUnsent<K extends ActionKind>({ attempt, request }: Run<K>): Promise<Refusal> {
    return this.#failUnsent(attempt, failureOf(request.kind));
  }

  async #fail<T extends UnsuccessfulOutcome>(attempt: MemberAttempt, outcome: T): Promise<T> {
    await this.parts.billingActions.fail(attempt, outcome);
    return outcome;
  }

  async #failUnsent<T extends UnsuccessfulOutcome>(attempt: MemberAttempt, outcome: T): Promise<T> {
    await this.parts.billingActions.failUnsent(attempt, outcome);
    return outcome;
  }

  #read(memberId: string, endsAt = Number.POSITIVE_INFINITY): Promise<Reading | null> {
    const read = async () => {
      const beganAt = await this.parts.subscriptions.beginReading();
      return { beganAt, account: await this.parts.accounts.readAccount(memberId) };
    };
    return readBefore({ memberId, endsAt, read }, this.parts);
  }
}
