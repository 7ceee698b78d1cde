import { fetchQuery, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type { sendWaitingProgressQuery } from "./__generated__/sendWaitingProgressQuery.graphql";
import { yieldToNewer } from "./pendingProgress";
import type { Reconcile } from "./progressQueue";
import { progressQueueFor } from "./progressQueueFor";

const query = graphql`
  query sendWaitingProgressQuery($classId: ID!) {
    danceClass(classId: $classId) {
      lengthSeconds
      progress {
        status
        updatedAt
      }
    }
  }
`;

/** Sends updates that earlier visits could not deliver. */
export function sendWaitingProgress(environment: IEnvironment, memberId: string): Promise<void> {
  return progressQueueFor(environment).restore(memberId, reconcileWith(environment));
}

/** Checks the server's state, because another device may have newer progress. */
function reconcileWith(environment: IEnvironment): Reconcile {
  return async (row) => {
    const { classId, memberId } = row;
    const response = await fetchQuery<sendWaitingProgressQuery>(
      environment,
      query,
      { classId },
      { networkCacheConfig: { metadata: { memberId } } },
    ).toPromise();
    const progress = response?.danceClass?.progress;
    if (!progress) return row;
    return yieldToNewer(row, {
      status: progress.status as Parameters<typeof yieldToNewer>[1]["status"],
      updatedAt: progress.updatedAt ? Date.parse(progress.updatedAt) : null,
      durationSeconds: response.danceClass.lengthSeconds,
    });
  };
}
