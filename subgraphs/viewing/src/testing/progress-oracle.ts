/**
 * The oracle imports nothing, so that a mistake in the judged code cannot hide in both. Its numbers
 * are those of the rules, written a second time.
 */
const BEGINNING_SECONDS = 15;
const SETTLING_SECONDS = 15;
const LEASE_SECONDS = 150;
const MAX_CREDITED_SECONDS = 10_800;
const DELAY_TOLERANCE_SECONDS = 60;

const RANKS = { NOT_INITIATED: 0, STARTED: 1, COMPLETED: 2 };
type Status = keyof typeof RANKS;

const higher = (one: Status, other: Status): Status => (RANKS[one] > RANKS[other] ? one : other);

/** What the rules look at in an update. */
export interface OracleUpdate {
  readonly memberId: string;
  readonly classId: string;
  readonly sessionId: string;
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  readonly hasPlayed: boolean;
  readonly reached: Status;
  readonly dancedSeconds: number;
  readonly startsOver: boolean;
}

/** One record for each member and class. */
export const oracleKey = ({ memberId, classId }: Pick<OracleUpdate, "memberId" | "classId">) =>
  `${memberId}:${classId}`;

/** The status a playing update reaches in a class of at least four minutes. */
export function oracleStatus(positionSeconds: number, durationSeconds: number): Status {
  if (positionSeconds >= durationSeconds - 120) return "COMPLETED";
  return positionSeconds > 120 ? "STARTED" : "NOT_INITIATED";
}

interface Session {
  sequence: number;
  position: number;
  status: Status;
  danced: number;
  isPlaying: boolean;
  playedFrom: number | null;
  seenAt: number;
  startedAt: number;
}

interface ClassState {
  status: Status;
  position: number;
  leaseHolder: string;
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
  readonly #pending = new Map<string, PendingCredit>();
  readonly records = new Map<string, ClassState>();
  readonly totals = new Map<string, OracleTotals>();
  readonly startedDays = new Set<string>();

  apply(update: OracleUpdate, now: Date): void {
    const at = now.getTime();
    const key = oracleKey(update);
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
    const takesLease =
      !record || record.leaseHolder === id || (step.mayLead && this.#outranks(step, record));
    const next = nextRecord({ ...step, record, takesLease });
    this.records.set(key, next);
    const counted = record ? (step.before?.danced ?? 0) : 0;
    this.#credit(key.split(":")[0] ?? "", {
      classes: next.status === "COMPLETED" && record?.status !== "COMPLETED" ? 1 : 0,
      seconds: takesLease ? session.danced - counted : 0,
      at,
      startedAt: session.startedAt,
    });
  }

  #outranks({ session, at, hasPlayed }: Step, record: ClassState): boolean {
    const leaseHolder = this.#sessions.get(record.leaseHolder);
    if (!leaseHolder || session.playedFrom === null) return false;
    const isNewer = session.playedFrom > (leaseHolder.playedFrom ?? 0);
    if (!hasPlayed) return !leaseHolder.isPlaying && isNewer;
    const isSilent = at - leaseHolder.seenAt > LEASE_SECONDS * 1000;
    return !leaseHolder.isPlaying || isNewer || isSilent;
  }

  #credit(memberId: string, credit: Credit): void {
    const pending = this.#pending.get(memberId) ?? { classes: 0, seconds: 0, since: credit.at };
    const since = Math.min(credit.startedAt, credit.at - credit.seconds * 1000);
    this.#pending.set(memberId, {
      classes: pending.classes + credit.classes,
      seconds: pending.seconds + credit.seconds,
      since: credit.seconds > 0 ? Math.min(pending.since, since) : pending.since,
    });
  }

  /** Credits all updates since the last call, which are those of one statement. */
  settle(now: Date): void {
    for (const [memberId, credit] of this.#pending) {
      if (credit.classes > 0 || credit.seconds > 0) this.#add(memberId, credit, now.getTime());
    }
    this.#pending.clear();
  }

  #add(memberId: string, { classes, seconds, since }: PendingCredit, at: number): void {
    const totals = this.totals.get(memberId) ?? { classes: 0, seconds: 0, creditedThrough: 0 };
    const from = Math.max(
      totals.creditedThrough,
      at - MAX_CREDITED_SECONDS * 1000,
      seconds > 0 ? since - DELAY_TOLERANCE_SECONDS * 1000 : 0,
    );
    const room = Math.max(0, Math.floor((at - from) / 1000));
    const credited = Math.min(seconds, room);
    this.totals.set(memberId, {
      classes: totals.classes + classes,
      seconds: totals.seconds + credited,
      creditedThrough: from + credited * 1000,
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
interface PendingCredit {
  readonly classes: number;
  readonly seconds: number;
  readonly since: number;
}

/** A player that has just been opened must not lose a place further on. */
const losesPlace = ({ session, startsOver, record }: RecordStep) =>
  record !== undefined &&
  record.position > BEGINNING_SECONDS &&
  session.position <= BEGINNING_SECONDS &&
  session.danced < SETTLING_SECONDS &&
  !startsOver;

interface RecordStep extends Step {
  readonly record: ClassState | undefined;
  readonly takesLease: boolean;
}

function nextRecord(step: RecordStep): ClassState {
  const { record, takesLease, session, id } = step;
  const known: ClassState = record ?? { status: "STARTED", position: 0, leaseHolder: id };
  return {
    status: higher(known.status, session.status),
    position: takesLease && !losesPlace(step) ? session.position : known.position,
    leaseHolder: takesLease ? id : known.leaseHolder,
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

function afterUpdate(before: Session | undefined, update: OracleUpdate, at: number): Session {
  if (!before) {
    return {
      sequence: update.sequence,
      position: update.positionSeconds,
      status: update.reached,
      danced: update.dancedSeconds,
      isPlaying: update.isPlaying,
      playedFrom: update.hasPlayed ? at : null,
      seenAt: at,
      startedAt: at,
    };
  }
  const session = {
    ...before,
    status: higher(before.status, update.reached),
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
    seenAt: Math.max(before.seenAt, at),
  };
}
