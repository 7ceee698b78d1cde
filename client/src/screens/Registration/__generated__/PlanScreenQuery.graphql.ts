/**
 * @generated SignedSource<<dc862460c722e30ae42e322049f1eef4>>
 * @relayHash 0eb670031e1b4a6d011a4d04f62cf0a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80b5fc3e10c5c8fc9c459efe0d478a0c28646dcef847c9f035ebaa53207b4b28

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type TrialUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlanScreenQuery$variables = {
  currency: Currency;
  email?: string | null | undefined;
  pageSource?: string | null | undefined;
};
export type PlanScreenQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly intervalUnit: IntervalUnit;
    readonly priceCents: number;
    readonly trial: {
      readonly length: number;
      readonly unit: TrialUnit;
    } | null | undefined;
  }>;
  readonly registrationPolicy: {
    readonly isOpenFor: boolean;
  };
};
export type PlanScreenQuery = {
  response: PlanScreenQuery$data;
  variables: PlanScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pageSource"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RegistrationPolicy",
    "kind": "LinkedField",
    "name": "registrationPolicy",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          }
        ],
        "kind": "ScalarField",
        "name": "isOpenFor",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "currency",
        "variableName": "currency"
      },
      {
        "kind": "Variable",
        "name": "pageSource",
        "variableName": "pageSource"
      }
    ],
    "concreteType": "Plan",
    "kind": "LinkedField",
    "name": "plans",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "choice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "intervalUnit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Trial",
        "kind": "LinkedField",
        "name": "trial",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "length",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanScreenQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PlanScreenQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "80b5fc3e10c5c8fc9c459efe0d478a0c28646dcef847c9f035ebaa53207b4b28",
    "metadata": {},
    "name": "PlanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "87e4448147a83030a96231bce2398a01";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
