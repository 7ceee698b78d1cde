import {
  BEGINNING_SECONDS,
  highestStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import {
  BELIEVED_SILENCE_SECONDS,
  HELD_UP_SECONDS,
  isSettling,
  LEASE_SECONDS,
  type ProgressUpdate,
  recordKey,
} from "../progress/progress.rules";

interface Session {
  sequence: number;
  position: number;
  status: ViewingStatus;
  danced: number;
  isPlaying: boolean;
  playedFrom: number | null;
  heardAt: number;
  startedAt: number;
}

interface ClassState {
  status: ViewingStatus;
  position: number;
  leader: string;
}

/** Expected totals of a member. */
export interface OracleTotals {
  classes: number;
  seconds: number;
  creditedThrough: number;
}

/**
 * Reference model of the progress rules. Applies one update after another with plain variables, to
 * compare with the batched SQL.
 */
export class ProgressOracle {
  readonly #sessions = new Map<string, Session>();
  readonly #told = new Map<string, Told>();
  readonly records = new Map<string, ClassState>();
  readonly totals = new Map<string, OracleTotals>();
  readonly startedDays = new Set<string>();

  apply(update: ProgressUpdate, now: Date): void {
    const at = now.getTime();
    const key = recordKey(update);
    const id = `${key}:${update.sessionId}`;
    const before = this.#sessions.get(id);
    const session = afterUpdate(before, update, at);
    this.#sessions.set(id, session);
    if (
      session.status !== "NOT_INITIATED" &&
      (before?.status ?? "NOT_INITIATED") === "NOT_INITIATED"
    ) {
      this.startedDays.add(`${key}:${now.toISOString().slice(0, 10)}`);
    }
    const isLate = before !== undefined && update.sequence <= before.sequence;
    const firstPlayed = (before?.playedFrom ?? null) === null && session.playedFrom !== null;
    const mayLead = !isLate || firstPlayed;
    this.#applyToRecord({ id, key, session, before, at, mayLead, ...update });
  }

  #applyToRecord(step: Step): void {
    const { key, session, at, id } = step;
    const record = this.records.get(key);
    if (!record && session.status === "NOT_INITIATED") return;
    const leads = !record || record.leader === id || (step.mayLead && this.#outranks(step, record));
    const next = nextRecord({ ...step, record, leads });
    this.records.set(key, next);
    const counted = record ? (step.before?.danced ?? 0) : 0;
    this.#credit(key.split(":")[0] ?? "", {
      classes: next.status === "COMPLETED" && record?.status !== "COMPLETED" ? 1 : 0,
      seconds: leads ? session.danced - counted : 0,
      at,
      startedAt: session.startedAt,
    });
  }

  #outranks({ session, at, hasPlayed }: Step, record: ClassState): boolean {
    const leader = this.#sessions.get(record.leader);
    if (!leader || session.playedFrom === null) return false;
    const isNewer = session.playedFrom > (leader.playedFrom ?? 0);
    if (!hasPlayed) return !leader.isPlaying && isNewer;
    const isSilent = at - leader.heardAt > LEASE_SECONDS * 1000;
    return !leader.isPlaying || isNewer || isSilent;
  }

  #credit(memberId: string, credit: Credit): void {
    const told = this.#told.get(memberId) ?? { classes: 0, seconds: 0, since: credit.at };
    const since = Math.min(credit.startedAt, credit.at - credit.seconds * 1000);
    this.#told.set(memberId, {
      classes: told.classes + credit.classes,
      seconds: told.seconds + credit.seconds,
      since: credit.seconds > 0 ? Math.min(told.since, since) : told.since,
    });
  }

  /** Credits all updates since the last call, which are those of one statement. */
  settle(now: Date): void {
    for (const [memberId, credit] of this.#told) {
      if (credit.classes > 0 || credit.seconds > 0) this.#add(memberId, credit, now.getTime());
    }
    this.#told.clear();
  }

  #add(memberId: string, { classes, seconds, since }: Told, at: number): void {
    const totals = this.totals.get(memberId) ?? { classes: 0, seconds: 0, creditedThrough: 0 };
    const from = Math.max(
      totals.creditedThrough,
      at - BELIEVED_SILENCE_SECONDS * 1000,
      seconds > 0 ? since - HELD_UP_SECONDS * 1000 : 0,
    );
    const room = Math.max(0, Math.floor((at - from) / 1000));
    const believed = Math.min(seconds, room);
    this.totals.set(memberId, {
      classes: totals.classes + classes,
      seconds: totals.seconds + believed,
      creditedThrough: from + believed * 1000,
    });
  }
}

/** What one update adds. */
interface Credit {
  readonly classes: number;
  readonly seconds: number;
  readonly at: number;
  /** When the server first heard of the session. */
  readonly startedAt: number;
}

/** What the updates of one statement add for one member, and since when it was danced. */
interface Told {
  readonly classes: number;
  readonly seconds: number;
  readonly since: number;
}

/** A player that has just been opened must not lose a place further on. */
const losesPlace = ({ session, startsOver, record }: RecordStep) =>
  record !== undefined &&
  record.position > BEGINNING_SECONDS &&
  isSettling({ positionSeconds: session.position, dancedSeconds: session.danced, startsOver });

interface RecordStep extends Step {
  readonly record: ClassState | undefined;
  readonly leads: boolean;
}

function nextRecord(step: RecordStep): ClassState {
  const { record, leads, session, id } = step;
  const known: ClassState = record ?? { status: "STARTED", position: 0, leader: id };
  return {
    status: highestStatus(known.status, session.status),
    position: leads && !losesPlace(step) ? session.position : known.position,
    leader: leads ? id : known.leader,
  };
}

interface Step {
  readonly id: string;
  readonly key: string;
  readonly session: Session;
  readonly before: Session | undefined;
  readonly at: number;
  readonly mayLead: boolean;
  readonly hasPlayed: boolean;
  readonly startsOver: boolean;
}

function afterUpdate(before: Session | undefined, update: ProgressUpdate, at: number): Session {
  if (!before) {
    return {
      sequence: update.sequence,
      position: update.positionSeconds,
      status: update.reached,
      danced: update.dancedSeconds,
      isPlaying: update.isPlaying,
      playedFrom: update.hasPlayed ? at : null,
      heardAt: at,
      startedAt: at,
    };
  }
  const session = {
    ...before,
    status: highestStatus(before.status, update.reached),
    danced: Math.max(before.danced, update.dancedSeconds),
  };
  const isNewer = update.sequence > before.sequence;
  if (update.hasPlayed && (before.playedFrom === null || (isNewer && !before.isPlaying))) {
    session.playedFrom = at;
  }
  if (!isNewer) return session;
  return {
    ...session,
    sequence: update.sequence,
    position: update.positionSeconds,
    isPlaying: update.isPlaying,
    heardAt: Math.max(before.heardAt, at),
  };
}
