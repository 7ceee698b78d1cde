import { type Row, rowsFor, type Side } from "../side";
import { filmed } from "./catalogue";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
/** As many as the stack of the journeys allows. */
const PLAYERS = 10;

const player = (nth: number) => `5b0e0f6e-7a3c-4a55-9a55-${String(nth).padStart(12, "0")}`;
const stream =
  (nth: number, change: object = {}) =>
  () => ({ input: { streamId: player(nth), classId: filmed.id, ...change } });

/** Actions about streams that require access. Everyone else is refused by the same rows. */
export const streamRows: readonly Row[] = [
  ...rowsFor("streamRequestsStartMutation", {
    "a player": stream(1),
    "the same player": stream(1),
    "no player": stream(1, { streamId: "none" }),
    "an unknown class": stream(1, { classId: UNKNOWN }),
  }),
  ...rowsFor("streamRequestsKeepAliveMutation", {
    "a player": stream(1),
    "a player nobody started": stream(2),
    "no player": stream(1, { streamId: "none" }),
    "an unknown class": stream(1, { classId: UNKNOWN }),
  }),
  ...rowsFor("streamRequestsTakeOverMutation", {
    "another player": stream(3, { stopping: player(2) }),
    "no player": stream(3, { stopping: "none" }),
    "an unknown class": stream(3, { stopping: player(1), classId: UNKNOWN }),
  }),
  ...rowsFor("streamRequestsKeepAliveMutation", { "a player that was stopped": stream(2) }),
  ...rowsFor("streamRequestsEndMutation", {
    "a player": () => ({ input: { streamId: player(1) } }),
    "the same player": () => ({ input: { streamId: player(1) } }),
    "no player": () => ({ input: { streamId: "none" } }),
  }),
];

/** A subscriber's players up to the limit and beyond it. */
export const manyStreamRows: readonly Row[] = [
  ...rowsFor(
    "streamRequestsStartMutation",
    Object.fromEntries(
      Array.from({ length: PLAYERS + 1 }, (_, index) => [`player ${index + 1}`, stream(index + 1)]),
    ),
  ),
  ...rowsFor("streamRequestsTakeOverMutation", {
    "a player that does not play": stream(PLAYERS + 1, { stopping: UNKNOWN }),
    "the oldest": ({ last }: Side) => ({
      input: {
        streamId: player(PLAYERS + 1),
        classId: filmed.id,
        stopping: last().data.takeOverStream.streams[0].streamId,
      },
    }),
  }),
];
