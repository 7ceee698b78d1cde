/**
 * @generated SignedSource<<10e87522b5200e6bdb92680ff3ed71d5>>
 * @relayHash 1349dd88fb9963ada72abe66a4dbb057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f138b7d5ce15c3e10c594d8cd75e186ea832d7c43d108e67cf835cb2d1104b86

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type Step1ScreenQuery$variables = {
  currency: Currency;
  pageSource?: string | null | undefined;
};
export type Step1ScreenQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly currency: Currency;
    readonly intervalUnit: IntervalUnit;
    readonly priceCents: number;
    readonly trial: {
      readonly length: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PlanChoices_plans">;
  }>;
  readonly registrationPolicy: {
    readonly isOpen: boolean;
  };
  readonly visitorLocation: {
    readonly country: string;
    readonly currency: Currency;
  };
};
export type Step1ScreenQuery = {
  response: Step1ScreenQuery$data;
  variables: Step1ScreenQuery$variables;
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
v1 = {
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "VisitorLocation",
  "kind": "LinkedField",
  "name": "visitorLocation",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "intervalUnit",
  "storageKey": null
},
v8 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "Step1ScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v2/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanChoices_plans"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "Step1ScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v2/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f138b7d5ce15c3e10c594d8cd75e186ea832d7c43d108e67cf835cb2d1104b86",
    "metadata": {},
    "name": "Step1ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3476b01b9a708dd81d7a77b7abbbe8bd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
