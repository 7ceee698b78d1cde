/**
 * @generated SignedSource<<39646727089007d2d6097ba358bd344f>>
 * @relayHash 7c91ed42780bddb17de340e92d55a8b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8f90815b0f4199f11992378afb62a77c96bb876c6948569a25d67eee12e022e

import type { ConcreteRequest } from 'relay-runtime';
export type DanceGoal = "DANCE" | "DANCE_AND_WORKOUT" | "WORKOUT" | "%future added value";
export type SignUpInput = {
  captchaToken?: string | null | undefined;
  crmTagIds?: ReadonlyArray<number> | null | undefined;
  device?: string | null | undefined;
  email: string;
  hasConsent?: boolean;
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
    readonly orderPageUrl: string | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderPageUrl",
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
    "id": "a8f90815b0f4199f11992378afb62a77c96bb876c6948569a25d67eee12e022e",
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5028bd0f30cadec4e40749b03ef6cca";

export default node;
