/**
 * @generated SignedSource<<abb6a07e5f2b4259b0ecedf28158047f>>
 * @relayHash 1e5e1a4915e1e15000ce4a7b7537dbf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bacdce856b7c665c6ce74224fe48b3f9919a847c0b943ee79c68452768bddd4d

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type TrialUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlanPitchQuery$variables = {
  currency: Currency;
  pageSource?: string | null | undefined;
};
export type PlanPitchQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly currency: Currency;
    readonly intervalUnit: IntervalUnit;
    readonly priceCents: number;
    readonly trial: {
      readonly length: number;
      readonly unit: TrialUnit;
    } | null | undefined;
  }>;
};
export type PlanPitchQuery = {
  response: PlanPitchQuery$data;
  variables: PlanPitchQuery$variables;
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
        "name": "currency",
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
    "name": "PlanPitchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanPitchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bacdce856b7c665c6ce74224fe48b3f9919a847c0b943ee79c68452768bddd4d",
    "metadata": {},
    "name": "PlanPitchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b17c41ca65dfd7e2d05b3ed9b4784f9";

export default node;
