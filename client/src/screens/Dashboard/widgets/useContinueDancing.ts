import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import type { useContinueDancingRemoveMutation } from "./__generated__/useContinueDancingRemoveMutation.graphql";
import type { useContinueDancingRestoreMutation } from "./__generated__/useContinueDancingRestoreMutation.graphql";

export interface RemovedClass {
  readonly recordId: string;
  readonly songName: string;
}

interface ContinueDancing {
  /** Last removed class that can be restored, or null. */
  readonly removed: RemovedClass | null;
  readonly remove: (removed: RemovedClass) => void;
  readonly restore: () => void;
}

const inRow = (id: string, isInContinueDancing: boolean) => ({
  __typename: "ContinueDancingChanged" as const,
  classRecord: { id, isInContinueDancing },
});

interface ChangeResult {
  readonly __typename: string;
  readonly message?: string;
}

/** Removes and restores classes optimistically. A failed change is rolled back. */
export function useContinueDancing(): ContinueDancing {
  const [commitRemove] = useMutation<useContinueDancingRemoveMutation>(removeMutation);
  const [commitRestore] = useMutation<useContinueDancingRestoreMutation>(restoreMutation);
  const [removed, setRemoved] = useState<RemovedClass | null>(null);
  const notify = useNotify();
  const handleRefusal = ({ __typename, message }: ChangeResult, rollBack: () => void) => {
    if (__typename === "ContinueDancingChanged") return;
    rollBack();
    if (message !== undefined) notify.error(message);
  };
  const remove = (next: RemovedClass) => {
    setRemoved(next);
    // Another class may have been removed meanwhile, and its undo must stay.
    const rollBack = () => setRemoved((now) => (now?.recordId === next.recordId ? null : now));
    commitRemove({
      variables: { input: { classRecordId: next.recordId } },
      optimisticResponse: { removeFromContinueDancing: inRow(next.recordId, false) },
      onCompleted: (response) => handleRefusal(response.removeFromContinueDancing, rollBack),
      onError: rollBack,
    });
  };
  const restore = () => {
    if (removed === null) return;
    setRemoved(null);
    const rollBack = () => setRemoved((now) => now ?? removed);
    commitRestore({
      variables: { input: { classRecordId: removed.recordId } },
      optimisticResponse: { restoreToContinueDancing: inRow(removed.recordId, true) },
      onCompleted: (response) => handleRefusal(response.restoreToContinueDancing, rollBack),
      onError: rollBack,
    });
  };
  return { removed, remove, restore };
}

const removeMutation = graphql`
  mutation useContinueDancingRemoveMutation($input: ContinueDancingInput!) {
    removeFromContinueDancing(input: $input) {
      __typename
      ... on ContinueDancingChanged {
        classRecord {
          id
          isInContinueDancing
        }
      }
      ... on ContinueDancingRefused {
        message
      }
    }
  }
`;

const restoreMutation = graphql`
  mutation useContinueDancingRestoreMutation($input: ContinueDancingInput!) {
    restoreToContinueDancing(input: $input) {
      __typename
      ... on ContinueDancingChanged {
        classRecord {
          id
          isInContinueDancing
        }
      }
      ... on ContinueDancingRefused {
        message
      }
    }
  }
`;
