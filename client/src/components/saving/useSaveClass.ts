import { graphql, useFragment, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { ConnectionHandler, type IEnvironment, type RecordProxy } from "relay-runtime";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import type { useSaveClass_danceClass$key } from "./__generated__/useSaveClass_danceClass.graphql";
import type { useSaveClassSaveMutation } from "./__generated__/useSaveClassSaveMutation.graphql";
import type { useSaveClassUnsaveMutation } from "./__generated__/useSaveClassUnsaveMutation.graphql";

/** The key of the list on the Saved page: what is unsaved leaves it, what is saved is there next time. */
export const SAVED_CLASSES_CONNECTION = "SavedList_savedClasses";

interface SaveClass {
  /** Saves an unsaved class and takes a saved one back. Does nothing while a change is under way. */
  readonly toggle: () => void;
  readonly isPending: boolean;
}

/** Saves a class at once on the page; a failed save is silent by design: the star simply goes back. */
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

// Relay warns about lists that were never loaded, so only the ones in the store are named.
function loadedSavedLists(environment: IEnvironment, memberId: string | null): string[] {
  if (memberId === null) return [];
  const id = ConnectionHandler.getConnectionID(memberId, SAVED_CLASSES_CONNECTION);
  return environment.getStore().getSource().has(id) ? [id] : [];
}

function ignoreFailure(): void {
  // The network layer has already put the failure on the request's span.
}
