/**
 * @generated SignedSource<<462182593e7a38554969a0b7998eb174>>
 * @relayHash 9f2fbb0fe6abcfac4ceb719ac40803bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc44b7672c3cd077381d9b4ec3eedab8b09fa35f661e0b37300a8e3a331a241e

import type { ConcreteRequest } from 'relay-runtime';
export type DanceGoal = "DANCE" | "DANCE_AND_WORKOUT" | "WORKOUT" | "%future added value";
export type SignUpInput = {
  captchaToken?: string | null | undefined;
  crmTagIds?: ReadonlyArray<number> | null | undefined;
  device?: string | null | undefined;
  email: string;
  name?: string | null | undefined;
  password: string;
  planChoice?: string | null | undefined;
  preferences?: OnboardingPreferencesInput | null | undefined;
  registrationFlow: string;
  subscribeToEmails: boolean;
  termsAgreed?: boolean | null | undefined;
  trackingParams?: string | null | undefined;
  visitorId?: string | null | undefined;
};
export type OnboardingPreferencesInput = {
  danceGoal?: DanceGoal | null | undefined;
  skillLevel: number;
  styleIds: ReadonlyArray<string>;
  timePreferenceMinutes?: number | null | undefined;
};
export type useSignUpMutation$variables = {
  input: SignUpInput;
};
export type useSignUpMutation$data = {
  readonly signUp: {
    readonly __typename: "SignUpRefused";
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "SignUpSucceeded";
    readonly userName: string;
    readonly verified: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSignUpMutation = {
  response: useSignUpMutation$data;
  variables: useSignUpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "signUp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "verified",
            "storageKey": null
          }
        ],
        "type": "SignUpSucceeded",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "type": "SignUpRefused",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc44b7672c3cd077381d9b4ec3eedab8b09fa35f661e0b37300a8e3a331a241e",
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7dd9783909f4dff8f5d8be9dac99357";

export default node;
