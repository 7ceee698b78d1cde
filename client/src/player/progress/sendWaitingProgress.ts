import { fetchQuery, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type { sendWaitingProgressQuery } from "./__generated__/sendWaitingProgressQuery.graphql";
import type { Judge } from "./progressQueue";
import { progressQueueFor } from "./progressQueueFor";
import { asOvertaken } from "./waitingProgress";

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

/** Sends what this member's former visits could not: they were offline, or the tab was closed. */
export function sendWaitingProgress(environment: IEnvironment, memberId: string): Promise<void> {
  return progressQueueFor(environment).takeUp(memberId, judgeBy(environment));
}

/** Asks what the server knows by now: another device may have danced on meanwhile. */
function judgeBy(environment: IEnvironment): Judge {
  return async (row) => {
    const { classId, memberId } = row;
    const answer = await fetchQuery<sendWaitingProgressQuery>(
      environment,
      query,
      { classId },
      { networkCacheConfig: { metadata: { memberId } } },
    ).toPromise();
    const progress = answer?.danceClass?.progress;
    if (!progress) return row;
    return asOvertaken(row, {
      status: progress.status as Parameters<typeof asOvertaken>[1]["status"],
      updatedAt: progress.updatedAt ? Date.parse(progress.updatedAt) : null,
      durationSeconds: answer.danceClass.lengthSeconds,
    });
  };
}
