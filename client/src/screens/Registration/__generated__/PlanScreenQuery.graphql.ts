/**
 * @generated SignedSource<<5e9293cb17bc54ff54515089df4bffcc>>
 * @relayHash 05c1cc5bf76a346424e8a6539246ffbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0fa615056cfff25ac10736326b9dc6b15bae9e2ef40e67f710a1b939fd57314

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type TrialUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlanScreenQuery$variables = {
  currency: Currency;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pageSource"
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
    "id": "b0fa615056cfff25ac10736326b9dc6b15bae9e2ef40e67f710a1b939fd57314",
    "metadata": {},
    "name": "PlanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bde4e4edd8a6d84419c822be3cbb57a1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
