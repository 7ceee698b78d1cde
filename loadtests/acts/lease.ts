import { classes } from "../data/catalog.ts";
import { arrivalRandom } from "../lib/arrival.ts";
import { send } from "../lib/graph.ts";
import { callerOf, memberCount } from "../lib/members.ts";
import { randomInt, seeded, uuidFrom } from "../lib/random.ts";
import { seed } from "../lib/settings.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

/** The stream that a member plays, the same for every virtual user. */
function streamOf(member: number) {
  const { classId } = classes[member % classes.length] ?? { classId: "" };
  return { classId, streamId: uuidFrom(seeded(seed, member)) };
}

/** Streams that this virtual user has started. */
const started = new Set<number>();

/** A player tells that it still plays, so that the member's other devices may not. */
export const lease: Act = {
  usersPerArrival: 2,
  objectives: { keepStreamAlive: slo.page },
  reported: ["startStream"],
  perform(members) {
    const member = randomInt(arrivalRandom(), memberCount);
    const caller = callerOf(member, members);
    const input = streamOf(member);
    if (!started.has(member)) {
      send({ operation: "startStream", variables: { input }, caller, isGood: isStarted });
      started.add(member);
    }
    send({
      operation: "keepStreamAlive",
      variables: { input },
      caller,
      isGood: ({ keepStreamAlive }) => keepStreamAlive.__typename === "StreamStarted",
    });
  },
};

const isStarted = ({ startStream }: { readonly startStream: object }) =>
  // The client's types hide what a fragment reads. The response itself holds it.
  (startStream as { readonly __typename?: string }).__typename === "StreamStarted";
