import { MAX_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/heartbeat";
import { commitMutation, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { currentVisit } from "../../tracking/currentVisit";
import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import type {
  sendProgressMutation,
  sendProgressMutation$data,
} from "./__generated__/sendProgressMutation.graphql";
import { deliveryOfError } from "./deliveryOfError";
import type { ProgressSession } from "./pendingProgress";
import type { Delivery } from "./progressQueue";

const mutation = graphql`
  mutation sendProgressMutation($input: RecordProgressInput!) {
    recordProgress(input: $input) {
      __typename
      ... on ProgressRecorded {
        nextHeartbeatSeconds
        isCurrent
        danceClass {
          id
          progress {
            status
            lastViewedSeconds
            resumeAtSeconds
            updatedAt
          }
        }
      }
      ... on RecordProgressRefused {
        code
      }
    }
  }
`;

/** Rejects if the update may not have been saved and must be sent again. */
export function sendProgress(
  environment: IEnvironment,
  { memberId, classId, playbackSessionId }: ProgressSession,
  update: ProgressUpdate,
): Promise<Delivery> {
  const keepalive = update.reason === "PAGEHIDE" || update.reason === "HIDDEN";
  return new Promise((resolve, reject) => {
    commitMutation<sendProgressMutation>(environment, {
      mutation,
      variables: { input: { classId, playbackSessionId, ...update, ...currentVisit() } },
      cacheConfig: { force: true, metadata: { keepalive, memberId } },
      onCompleted: ({ recordProgress }) => resolve(deliveryOf(recordProgress)),
      onError: (error) => {
        const delivery = deliveryOfError(error);
        if (delivery) resolve(delivery);
        else reject(error);
      },
    });
  });
}

function deliveryOf(result: sendProgressMutation$data["recordProgress"]): Delivery {
  if (result.__typename === "ProgressRecorded") {
    const { isCurrent, nextHeartbeatSeconds, danceClass } = result;
    const updatedAt = isCurrent ? danceClass.progress?.updatedAt : null;
    return {
      kind: "saved",
      nextHeartbeatSeconds,
      savedAt: updatedAt ? Date.parse(updatedAt) : null,
    };
  }
  const isFull =
    result.__typename === "RecordProgressRefused" && result.code === "PROGRESS_QUEUE_FULL";
  return isFull ? { kind: "retryLater", afterSeconds: MAX_HEARTBEAT_SECONDS } : { kind: "refused" };
}
