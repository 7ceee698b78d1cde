/**
 * @generated SignedSource<<19a9bd7b7e6a16688e9541b6985b775a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GiftAmounts_plans$data = ReadonlyArray<{
  readonly choice: PlanChoice | null | undefined;
  readonly intervalUnit: IntervalUnit;
  readonly priceCents: number;
  readonly " $fragmentType": "GiftAmounts_plans";
}>;
export type GiftAmounts_plans$key = ReadonlyArray<{
  readonly " $data"?: GiftAmounts_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftAmounts_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GiftAmounts_plans",
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
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "e1a5a4d81665c23fe1658d07b24af4fa";

export default node;
