import type { Book, Moment } from "./book";

type Clock = Pick<Book, "clockOffsetMs" | "clockStandsAt">;

/** Now, on the account's own clock. */
export const accountNow = (clock: Clock, machineNow: Moment): Moment =>
  clock.clockStandsAt ?? machineNow + clock.clockOffsetMs;

/** When a moment of the account's clock comes on the machine's; null while the clock stands. */
export const machineMoment = (clock: Clock, moment: Moment): Moment | null =>
  clock.clockStandsAt === undefined ? moment - clock.clockOffsetMs : null;

/** Moves the clock to a moment of its own; it goes on from there, or stands. */
export function setClock(clock: Clock, to: Moment, { machineNow, stands }: ClockSetting): void {
  clock.clockOffsetMs = to - machineNow;
  if (stands) clock.clockStandsAt = to;
  else delete clock.clockStandsAt;
}

export interface ClockSetting {
  readonly machineNow: Moment;
  readonly stands: boolean;
}
