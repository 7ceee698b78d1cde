import { graphql } from "relay-runtime";
import type { signInOperationsSignInMutation$data } from "./__generated__/signInOperationsSignInMutation.graphql";
import { type SendDocument, toSignedInSession } from "./sessionRequests";
import type { SignedInSession } from "./sessionStore";
import type { SignInInput, SignInRefusal } from "./signInInput";

export async function signIn(
  send: SendDocument,
  input: SignInInput,
): Promise<SignedInSession | SignInRefusal> {
  const { signIn: result } = await send<signInOperationsSignInMutation$data>(
    graphql`
      mutation signInOperationsSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          __typename
          ... on SignedIn {
            userName
            accessToken
            expiresAt
            groups
            keptAccount
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
    `,
    { input },
  );
  if (result.__typename === "SignedIn") {
    return { ...toSignedInSession(result), keptAccount: result.keptAccount };
  }
  if (result.__typename === "SignInRefused") {
    return { code: result.code, message: result.message, field: result.field ?? null };
  }
  throw new Error("Unexpected signIn result type");
}

/** Ends the access token's session, because the cookie may belong to another member by now. */
export async function signOut(send: SendDocument, accessToken: string): Promise<void> {
  await send(
    graphql`
      mutation signInOperationsSignOutMutation {
        signOut {
          reason
        }
      }
    `,
    {},
    accessToken,
  );
}
