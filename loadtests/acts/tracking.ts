import { arrivalRandom } from "../lib/arrival.ts";
import { visitor } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { randomInt, uuidFrom } from "../lib/random.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

/** Each has an address, because a network may report only so much. */
const VISITORS = 100_000;

/** A visitor who agreed to it looks at a page, and the client reports the view. */
export const tracking: Act = {
  usersPerArrival: 1,
  objectives: { recordEvents: slo.page },
  perform() {
    const random = arrivalRandom();
    const [visitorId, sessionId, id] = [uuidFrom(random), uuidFrom(random), uuidFrom(random)];
    const pageViews = [{ id, page: "/public/catalog", agoMilliseconds: 1_000 }];
    send({
      operation: "recordEvents",
      variables: { input: { visitorId, sessionId, pageViews } },
      caller: visitor(randomInt(random, VISITORS)),
      isGood: ({ recordEvents }) => recordEvents.__typename === "EventsRecorded",
    });
  },
};
