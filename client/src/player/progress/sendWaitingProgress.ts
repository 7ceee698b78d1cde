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

/** Sends updates that earlier visits could not deliver. */
export function sendWaitingProgress(environment: IEnvironment, memberId: string): Promise<void> {
  return progressQueueFor(environment).takeUp(memberId, judgeBy(environment));
}

/** Checks the server's state, because another device may have newer progress. */
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
