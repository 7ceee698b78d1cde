import { graphql } from "relay-runtime";
import type { Transport } from "../relay/transport";
import type { sessionOperationsRefreshMutation$data } from "./__generated__/sessionOperationsRefreshMutation.graphql";
import { createSendDocument, toSignedInSession } from "./sessionRequests";
import type { SignedInSession } from "./sessionStore";
import type { SignInInput, SignInRefusal } from "./signInInput";

export interface SessionOperations {
  readonly refresh: (entitlementTicket: string | null) => Promise<SignedInSession | null>;
  readonly signIn: (input: SignInInput) => Promise<SignedInSession | SignInRefusal>;
  /** Ends the session that the access token belongs to. */
  readonly signOut: (accessToken: string) => Promise<void>;
}

/** Bypasses the Relay store, whose own requests carry the token that these calls obtain. */
export function createSessionOperations(transport: Transport): SessionOperations {
  const send = createSendDocument(transport);
  return {
    async refresh(entitlementTicket) {
      const data = await send<sessionOperationsRefreshMutation$data>(refreshMutation, {
        input: { entitlementTicket },
      });
      const result = data.refreshSession;
      return result.__typename === "SignedIn" ? toSignedInSession(result) : null;
    },
    // Lazy, because every page refreshes its session but few sign in or out.
    signIn: async (input) => (await import("./signInOperations")).signIn(send, input),
    signOut: async (accessToken) => (await import("./signInOperations")).signOut(send, accessToken),
  };
}

const refreshMutation = graphql`
  mutation sessionOperationsRefreshMutation($input: RefreshSessionInput!) {
    refreshSession(input: $input) {
      __typename
      ... on SignedIn {
        userName
        accessToken
        expiresAt
        groups
        member {
          id
        }
      }
    }
  }
`;
