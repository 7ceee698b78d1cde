import { graphql, useFragment, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { ConnectionHandler, type IEnvironment, type RecordProxy } from "relay-runtime";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import type { useSaveClass_danceClass$key } from "./__generated__/useSaveClass_danceClass.graphql";
import type { useSaveClassSaveMutation } from "./__generated__/useSaveClassSaveMutation.graphql";
import type { useSaveClassUnsaveMutation } from "./__generated__/useSaveClassUnsaveMutation.graphql";

/** Relay connection key of the Saved page. Newly saved classes appear on its next load. */
export const SAVED_CLASSES_CONNECTION = "SavedList_savedClasses";

interface SaveClass {
  /** Does nothing while a change is in flight. */
  readonly toggle: () => void;
  readonly isPending: boolean;
}

/** Updates the page optimistically. A failed save is silent by design and reverts the star. */
export function useSaveClass(danceClass: useSaveClass_danceClass$key): SaveClass {
  const data = useFragment<useSaveClass_danceClass$key>(
    graphql`
      fragment useSaveClass_danceClass on DanceClass {
        id
        classId
        savedClassId
      }
    `,
    danceClass,
  );
  const [save, isSaving] = useMutation<useSaveClassSaveMutation>(saveMutation);
  const [unsave, isUnsaving] = useMutation<useSaveClassUnsaveMutation>(unsaveMutation);
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const isPending = isSaving || isUnsaving;
  const toggle = () => {
    if (isPending) return;
    const mark = (value: string | null) => (record: RecordProxy | null | undefined) =>
      record?.setValue(value, "savedClassId");
    if (data.savedClassId == null) {
      save({
        variables: { input: { classId: data.classId } },
        optimisticUpdater: (store) => mark("client:saving")(store.get(data.id)),
        onError: ignoreFailure,
      });
    } else {
      unsave({
        variables: {
          input: { savedClassId: data.savedClassId },
          connections: loadedSavedLists(environment, isSignedIn(auth) ? auth.memberId : null),
        },
        optimisticUpdater: (store) => mark(null)(store.get(data.id)),
        onError: ignoreFailure,
      });
    }
  };
  return { toggle, isPending };
}

const saveMutation = graphql`
  mutation useSaveClassSaveMutation($input: SaveClassInput!) {
    saveClass(input: $input) {
      ... on ClassSaved {
        danceClass {
          id
          savedClassId
        }
      }
    }
  }
`;

const unsaveMutation = graphql`
  mutation useSaveClassUnsaveMutation($input: UnsaveClassInput!, $connections: [ID!]!) {
    unsaveClass(input: $input) {
      ... on ClassUnsaved {
        deletedSavedClassId @deleteEdge(connections: $connections)
        danceClass {
          id
          savedClassId
        }
      }
    }
  }
`;

// Relay warns about connections that were never loaded, so only loaded ones are passed.
function loadedSavedLists(environment: IEnvironment, memberId: string | null): string[] {
  if (memberId === null) return [];
  const id = ConnectionHandler.getConnectionID(memberId, SAVED_CLASSES_CONNECTION);
  return environment.getStore().getSource().has(id) ? [id] : [];
}

function ignoreFailure(): void {
  // The network layer has already recorded the failure on the request's span.
}
