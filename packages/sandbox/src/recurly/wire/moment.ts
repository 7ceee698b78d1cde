import type { Moment } from "../book/book";

export const iso = (moment: Moment): string => new Date(moment).toISOString();
export const isoOrNull = (moment: Moment | null): string | null =>
  moment === null ? null : iso(moment);
