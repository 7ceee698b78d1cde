/**
 * @generated SignedSource<<baa068cfaf6cfb846d10e5820ba8cae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingProcessor = "CRM" | "RECURLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useCrmBilling_profile$data = {
  readonly billingProcessor: BillingProcessor;
  readonly cardPageUrl: string | null | undefined;
  readonly isUpdatingBilling: boolean;
  readonly " $fragmentType": "useCrmBilling_profile";
};
export type useCrmBilling_profile$key = {
  readonly " $data"?: useCrmBilling_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCrmBilling_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCrmBilling_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingProcessor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUpdatingBilling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardPageUrl",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "72dcf23e3818717c8d306076b63f8d82";

export default node;
