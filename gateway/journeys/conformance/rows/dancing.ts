import { contentId } from "@eightcount/demo/content/content-id";
import { type Row, rowsFor, type Side } from "../side";
import { filmed } from "./catalogue";
import { manyStreamRows, streamRows } from "./streams";

const SESSION = "5b0e0f6e-7a3c-4a55-9a55-1f3d5c6b7a80";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const other = contentId("class", "gully-queen");
const timeZone = "Europe/Berlin";

let sequence = 0;
const progress =
  (positionSeconds: number, change: object = {}) =>
  () => {
    sequence += 1;
    return {
      input: {
        classId: filmed.id,
        playbackSessionId: SESSION,
        sequence,
        positionSeconds,
        isPlaying: true,
        dancedSeconds: 0,
        reason: "HEARTBEAT",
        ...change,
      },
    };
  };

const recordOf = (side: Side) => ({
  input: { classRecordId: side.last().data.viewer.continueDancing.edges[0].node.id },
});

/** Actions that require access. Everyone else is refused by the same rows. */
export const entitledRows: readonly Row[] = [
  ...rowsFor("useStartPlaybackMutation", {
    "a class with a film": () => ({ input: { classId: filmed.id } }),
    "a class whose film is not there": () => ({ input: { classId: other } }),
    "an unknown class": () => ({ input: { classId: UNKNOWN } }),
  }),
  ...rowsFor("useSaveClassSaveMutation", {
    "a class": () => ({ input: { classId: filmed.id } }),
    "the same class": () => ({ input: { classId: filmed.id } }),
    "an unknown class": () => ({ input: { classId: UNKNOWN } }),
  }),
  ...rowsFor("sendProgressMutation", {
    "the beginning": progress(20),
    "two minutes in": progress(130),
    "a paused seek": progress(300, { isPlaying: false, reason: "SEEK" }),
    "no playback session": progress(300, { playbackSessionId: "none" }),
    "an unknown class": progress(300, { classId: UNKNOWN }),
  }),
  ...rowsFor("useRateClassMutation", {
    "just right": () => ({ input: { classId: filmed.id, difficulty: 3 } }),
    "a difficulty there is not": () => ({ input: { classId: filmed.id, difficulty: 6 } }),
    "no class": () => ({ input: { classId: "none", difficulty: 3 } }),
    "an unknown class": () => ({ input: { classId: UNKNOWN, difficulty: 3 } }),
  }),
  ...rowsFor("useContinueDancingRemoveMutation", {
    "a record of nobody": ({ id }) => ({ input: { classRecordId: id("ClassRecord", UNKNOWN) } }),
  }),
  ...rowsFor("useContinueDancingRestoreMutation", {
    "a record of nobody": ({ id }) => ({ input: { classRecordId: id("ClassRecord", UNKNOWN) } }),
  }),
  ...streamRows,
  ...rowsFor("useSaveClassUnsaveMutation", {
    "a record of nobody": ({ id }) => ({ input: { savedClassId: id("SavedClass", UNKNOWN) } }),
  }),
];

/** A subscriber's actions are visible everywhere. */
export const subscriberRows: readonly Row[] = [
  ...manyStreamRows,
  ...rowsFor("DashboardScreenQuery", { "one class started": () => ({ timeZone }) }),
  ...rowsFor("useContinueDancingRemoveMutation", { "the member's own": recordOf }),
  ...rowsFor("DashboardScreenQuery", { "one class taken out": () => ({ timeZone }) }),
  ...rowsFor("sendProgressMutation", { "danced again": progress(140) }),
  ...rowsFor("OwnDancingQuery", { "one class started": () => ({}) }),
  ...rowsFor("DashboardScreenQuery", { "danced again": () => ({ timeZone }) }),
  ...rowsFor("useContinueDancingRestoreMutation", { "the member's own": recordOf }),
  ...rowsFor("sendProgressMutation", {
    "the end": progress(filmed.lengthSeconds - 60),
    "not downgraded": progress(200),
  }),
  ...rowsFor("ClassPageScreenQuery", { "with progress": () => ({ classId: filmed.id }) }),
  ...rowsFor("useSaveClassUnsaveMutation", {
    "the member's own": ({ last }) => ({
      input: { savedClassId: last().data.danceClass.savedClassId },
    }),
  }),
];
