import type { Book, Moment } from "./book";

type Clock = Pick<Book, "clockOffsetMs" | "clockStandsAt">;

export const accountNow = (clock: Clock, machineNow: Moment): Moment =>
  clock.clockStandsAt ?? machineNow + clock.clockOffsetMs;

/** Converts a time on the account's clock to the machine's. Null while the clock is stopped. */
export const machineMoment = (clock: Clock, moment: Moment): Moment | null =>
  clock.clockStandsAt === undefined ? moment - clock.clockOffsetMs : null;

/** Sets the clock and lets it run from there, or stops it. */
export function setClock(clock: Clock, to: Moment, { machineNow, stands }: ClockSetting): void {
  clock.clockOffsetMs = to - machineNow;
  if (stands) clock.clockStandsAt = to;
  else delete clock.clockStandsAt;
}

export interface ClockSetting {
  readonly machineNow: Moment;
  readonly stands: boolean;
}
