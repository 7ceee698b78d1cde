import { check } from "k6";
import exec from "k6/execution";
import { Counter } from "k6/metrics";
import { classes } from "../data/catalog.ts";
import { arrivalRandom } from "../lib/arrival.ts";
import type { Caller } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { callerOf, memberCount } from "../lib/members.ts";
import { isDue } from "../lib/patience.ts";
import { Player, seatAt } from "../lib/player.ts";
import { seeded, seedOf } from "../lib/random.ts";
import { resumeAtOf } from "../lib/resume-position.ts";
import { runId, seed } from "../lib/settings.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

const READ_BACK_EVERY = 20;
const HEARTBEAT_SECONDS = 10;
/** The client's interval after a position that was not saved. */
const LONGEST_HEARTBEAT_SECONDS = 60;

/** Acknowledged positions that were then missing or lower. One fails the run. */
const ackedThenMissing = new Counter("acked_then_missing");
const readBack = new Counter("read_back");

let player: Player | null = null;
let sessions = 0;
/** What the server asked this virtual user's player for. */
let heartbeatSeconds = HEARTBEAT_SECONDS;

/** A player sends one update. Every twentieth is read back. */
export const progress: Act = {
  // A player sends every ten seconds; here every two or sooner, for fewer virtual users.
  usersPerArrival: 2,
  mostUsers: memberCount * classes.length,
  objectives: { recordProgress: slo.recordProgress },
  reported: ["classPage"],
  own: {
    acked_then_missing: [{ threshold: "count==0", abortOnFail: true }],
    read_back: [{ threshold: "count>=0" }],
  },
  perform(members) {
    if (player === null || player.isOver) player = nextPlayer();
    const caller = callerOf(player.member, members);
    if (update(player, caller) && exec.scenario.iterationInTest % READ_BACK_EVERY === 0) {
      compare(player, caller);
    }
  },
};

/** A player that waits as long as it is asked to. */
export const patientProgress: Act = {
  ...progress,
  perform(members) {
    const sends = isDue(arrivalRandom(), HEARTBEAT_SECONDS, heartbeatSeconds);
    return sends ? progress.perform(members) : undefined;
  },
};

/** This virtual user's own pair of member and class, in a new playback session. */
function nextPlayer(): Player {
  const { idInTest } = exec.vu;
  const seat = seatAt(idInTest - 1, memberCount, classes.length);
  const danceClass = seat && classes[seat.danceClass];
  if (!seat || !danceClass) throw new Error("more players than pairs of member and class");
  sessions += 1;
  const random = seeded(seed + seedOf(`${runId} ${sessions}`), idInTest);
  return new Player(seat.member, danceClass, random);
}

/** Returns whether the position was acknowledged. */
function update(one: Player, caller: Caller): boolean {
  const input = one.next();
  const data = send({
    operation: "recordProgress",
    variables: { input },
    caller,
    isGood: ({ recordProgress }) => recordProgress.__typename === "ProgressRecorded",
  });
  const result = data?.recordProgress;
  heartbeatSeconds =
    result?.__typename === "ProgressRecorded"
      ? result.nextHeartbeatSeconds
      : LONGEST_HEARTBEAT_SECONDS;
  if (result?.__typename !== "ProgressRecorded") return false;
  // Nobody else plays this class as this member.
  check(result, { "the position is this player's": ({ isCurrent }) => isCurrent });
  if (!result.isCurrent) return false;
  const saved = result.danceClass.progress?.lastViewedSeconds ?? -1;
  const isSaved = one.acknowledge(input, saved);
  if (!isSaved) ackedThenMissing.add(1);
  return isSaved;
}

function compare(one: Player, caller: Caller) {
  const data = send({
    operation: "classPage",
    variables: { classId: one.classId },
    caller,
    isGood: ({ danceClass }) => danceClass !== null,
  });
  if (data === null) return;
  readBack.add(1);
  if (!one.isKept(resumeAtOf(data))) ackedThenMissing.add(1);
}
