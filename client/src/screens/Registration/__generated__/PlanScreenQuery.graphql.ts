/**
 * @generated SignedSource<<11b030b8b3bbf884801e199b88b30682>>
 * @relayHash 1767d1c579feb3898fe8fedd8af93be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc0d76326832c913fc405427ce0979cfff3c4d33b03e5f4f8786df4f8db12205

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type TrialUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlanScreenQuery$variables = {
  currency: Currency;
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
    readonly isOpen: boolean;
  };
};
export type PlanScreenQuery = {
  response: PlanScreenQuery$data;
  variables: PlanScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currency"
  }
],
v1 = [
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
        "args": null,
        "kind": "ScalarField",
        "name": "isOpen",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc0d76326832c913fc405427ce0979cfff3c4d33b03e5f4f8786df4f8db12205",
    "metadata": {},
    "name": "PlanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d65c8fd8b99265576ef68629bdf6515";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
