/**
 * @generated SignedSource<<2f32b577bc78f06aae13a8c70d59de70>>
 * @relayHash 03e9d82594c50e2258bd06864f151d74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdb0b20f9dddb3263eda04e9d7b5e2ac17d65b9f92c75b76f70ac9835b645e2d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type Step1ScreenQuery$variables = {
  currency: Currency;
};
export type Step1ScreenQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly currency: Currency;
    readonly intervalUnit: IntervalUnit;
    readonly priceCents: number;
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
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdb0b20f9dddb3263eda04e9d7b5e2ac17d65b9f92c75b76f70ac9835b645e2d",
    "metadata": {},
    "name": "Step1ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84e9d056c77a1d122e23b97e7449ffb0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
