/**
 * @generated SignedSource<<e3aeafcddf042b6f40ec67a1502a7403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanChoices_plans$data = ReadonlyArray<{
  readonly choice: PlanChoice | null | undefined;
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit;
  readonly priceCents: number;
  readonly " $fragmentType": "PlanChoices_plans";
}>;
export type PlanChoices_plans$key = ReadonlyArray<{
  readonly " $data"?: PlanChoices_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanChoices_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanChoices_plans",
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
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "75a1e99613724f524ed0987dfe864a2d";

export default node;
