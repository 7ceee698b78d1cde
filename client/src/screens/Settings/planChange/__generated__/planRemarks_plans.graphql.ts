/**
 * @generated SignedSource<<0e8c1384a938ea16a30e2ceeaed877ee>>
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
export type planRemarks_plans$data = ReadonlyArray<{
  readonly choice: PlanChoice | null | undefined;
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit;
  readonly priceCents: number;
  readonly " $fragmentType": "planRemarks_plans";
}>;
export type planRemarks_plans$key = ReadonlyArray<{
  readonly " $data"?: planRemarks_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"planRemarks_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "planRemarks_plans",
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "48e2845a5e01f148cc99c62a13ce42f4";

export default node;
