import type { ConcreteRequest, GraphQLResponse, GraphQLTaggedNode, Variables } from "relay-runtime";
import type { Transport } from "../relay/transport";
import type { SignedInSession } from "./sessionStore";

/**
 * Sends one operation outside the Relay store, with the refresh cookie and the given access token.
 * Rejects if the response has no data.
 */
export type SendDocument = <Data>(
  document: GraphQLTaggedNode,
  variables: Variables,
  accessToken?: string | null,
) => Promise<Data>;

export function createSendDocument(transport: Transport): SendDocument {
  return async <Data>(
    document: GraphQLTaggedNode,
    variables: Variables,
    accessToken: string | null = null,
  ) => {
    const { params } = document as ConcreteRequest;
    return dataOf<Data>(await transport(params, variables, { accessToken }));
  };
}

function dataOf<Data>(response: GraphQLResponse): Data {
  const data = "data" in response ? response.data : null;
  if (!data) throw new Error("The session response contains no data");
  return data as Data;
}

interface SignedInSelection {
  readonly userName: string;
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly groups: readonly string[];
  readonly member: { readonly id: string };
}

export function toSignedInSession(signedIn: SignedInSelection): SignedInSession {
  return {
    memberId: signedIn.member.id,
    userName: signedIn.userName,
    groups: signedIn.groups as SignedInSession["groups"],
    accessToken: signedIn.accessToken,
    expiresAt: new Date(signedIn.expiresAt),
  };
}
