import { type ConcreteRequest, type GraphQLResponse, graphql } from "relay-runtime";
import type { Transport } from "../relay/transport";
import type { sessionOperationsRefreshMutation$data } from "./__generated__/sessionOperationsRefreshMutation.graphql";
import type { sessionOperationsSignInMutation$data } from "./__generated__/sessionOperationsSignInMutation.graphql";
import type { SignedInAnswer } from "./sessionStore";

// These run outside the Relay store: they decide which token the store's own requests carry.
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

const signInMutation = graphql`
  mutation sessionOperationsSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
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
      ... on SignInRefused {
        code
        message
        field
      }
    }
  }
`;

const signOutMutation = graphql`
  mutation sessionOperationsSignOutMutation {
    signOut {
      reason
    }
  }
`;

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Ask for a refresh cookie that outlives the browser session. */
  readonly rememberMe: boolean;
}

/** The server's own sentence about a sign-in that did not happen. */
export interface SignInRefusal {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/** The three calls that change who is signed in. */
export interface SessionOperations {
  readonly refresh: (entitlementTicket: string | null) => Promise<SignedInAnswer | null>;
  readonly signIn: (input: SignInInput) => Promise<SignedInAnswer | SignInRefusal>;
  /** Needs the token, so that the server knows whose refresh tokens to revoke. */
  readonly signOut: (accessToken: string | null) => Promise<void>;
}

export function createSessionOperations(transport: Transport): SessionOperations {
  const send = async <Data>(document: unknown, variables: object, accessToken: string | null) => {
    const { params } = document as ConcreteRequest;
    return dataOf<Data>(await transport(params, { ...variables }, { accessToken }));
  };
  return {
    async refresh(entitlementTicket) {
      const input = { entitlementTicket };
      const data = await send<sessionOperationsRefreshMutation$data>(
        refreshMutation,
        { input },
        null,
      );
      const result = data.refreshSession;
      return result.__typename === "SignedIn" ? toAnswer(result) : null;
    },
    async signIn(input) {
      const data = await send<sessionOperationsSignInMutation$data>(
        signInMutation,
        { input },
        null,
      );
      const result = data.signIn;
      if (result.__typename === "SignedIn") return toAnswer(result);
      if (result.__typename === "SignInRefused") {
        return { code: result.code, message: result.message, field: result.field ?? null };
      }
      throw new Error("The server answered with a kind of sign-in this page does not know");
    },
    async signOut(accessToken) {
      await send(signOutMutation, {}, accessToken);
    },
  };
}

function dataOf<Data>(answer: GraphQLResponse): Data {
  if (!("data" in answer) || answer.data === null || answer.data === undefined) {
    throw new Error("The server gave no answer about the session");
  }
  return answer.data as Data;
}

interface SignedInSelection {
  readonly userName: string;
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly groups: readonly string[];
  readonly member: { readonly id: string };
}

function toAnswer(signedIn: SignedInSelection): SignedInAnswer {
  return {
    memberId: signedIn.member.id,
    userName: signedIn.userName,
    groups: signedIn.groups as SignedInAnswer["groups"],
    accessToken: signedIn.accessToken,
    expiresAt: new Date(signedIn.expiresAt),
  };
}
