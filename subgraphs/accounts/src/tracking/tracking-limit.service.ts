import { byNetwork, type CountedKey } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { limits } from "../limits/accounts-limits";
import type { TrackingEntry } from "./tracking-entry";

export class TrackingLimitService {
  constructor(private readonly attempts: AttemptLimits) {}

  /** Limits a batch's activities and its other entries separately. */
  async allowed(
    viewer: Viewer,
    visitorId: string,
    entries: readonly TrackingEntry[],
  ): Promise<readonly TrackingEntry[]> {
    const activities = entries.filter(({ kind }) => kind === "activity");
    const visits = entries.filter(({ kind }) => kind !== "activity");
    const [mayVisit, mayAct] = await Promise.all([
      this.#take(visits, visitKeys(viewer, visitorId)),
      this.#take(activities, activityKeys(viewer)),
    ]);
    return [...(mayVisit ? visits : []), ...(mayAct ? activities : [])];
  }

  async #take(entries: readonly TrackingEntry[], keys: readonly CountedKey[]): Promise<boolean> {
    return entries.length === 0 || this.attempts.take(keys, entries.length);
  }
}

// Members are counted by token, so that others on their network cannot use up their budget.
function visitKeys({ memberId, address }: Viewer, visitorId: string): readonly CountedKey[] {
  const { ofNetwork, ofVisitor, ofMember, ofMemberDaily } = limits.tracking;
  if (memberId !== null) {
    return [
      { limit: ofMember, key: memberId },
      { limit: ofMemberDaily, key: memberId },
    ];
  }
  const network = byNetwork(ofNetwork, address);
  return [network, { limit: ofVisitor, key: `${visitorId} ${network.key}` }];
}

function activityKeys({ memberId }: Viewer): readonly CountedKey[] {
  if (memberId === null) return [];
  const { soon, daily } = limits.activities;
  return [
    { limit: soon, key: memberId },
    { limit: daily, key: memberId },
  ];
}
