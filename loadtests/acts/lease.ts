import exec from "k6/execution";
import { classes } from "../data/catalog.ts";
import { arrivalRandom } from "../lib/arrival.ts";
import { send } from "../lib/graph.ts";
import { callerOf, memberCount } from "../lib/members.ts";
import { isDue } from "../lib/patience.ts";
import { seeded, uuidFrom } from "../lib/random.ts";
import { seed } from "../lib/settings.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

/** The stream that a member plays. Virtual users that share a member share it. */
function streamOf(member: number) {
  const { classId } = classes[member % classes.length] ?? { classId: "" };
  return { classId, streamId: uuidFrom(seeded(seed, member)) };
}

const HEARTBEAT_SECONDS = 20;

/** Whether this virtual user has started its stream. */
let isStarted = false;
/** What the server asked this virtual user's player for. */
let heartbeatSeconds = HEARTBEAT_SECONDS;

/** A player reports that it still plays, so that the member's other devices may not. */
export const lease: Act = {
  usersPerArrival: 2,
  objectives: { keepStreamAlive: slo.page },
  reported: ["startStream"],
  perform(members) {
    const member = exec.vu.idInTest % memberCount;
    const caller = callerOf(member, members);
    const input = streamOf(member);
    if (!isStarted) {
      const data = send({
        operation: "startStream",
        variables: { input },
        caller,
        isGood: hasBegun,
      });
      isStarted = data !== null;
    }
    const kept = send({
      operation: "keepStreamAlive",
      variables: { input },
      caller,
      isGood: ({ keepStreamAlive }) => keepStreamAlive.__typename === "StreamStarted",
    });
    const result = kept?.keepStreamAlive;
    if (result?.__typename === "StreamStarted") heartbeatSeconds = result.nextHeartbeatSeconds;
  },
};

/** A player that waits as long as it is asked to, like `patientProgress`. */
export const patientLease: Act = {
  ...lease,
  perform(members) {
    const sends = isDue(arrivalRandom(), HEARTBEAT_SECONDS, heartbeatSeconds);
    return sends ? lease.perform(members) : undefined;
  },
};

const hasBegun = ({ startStream }: { readonly startStream: object }) =>
  // The client's types hide what a fragment reads. The response itself holds it.
  (startStream as { readonly __typename?: string }).__typename === "StreamStarted";
