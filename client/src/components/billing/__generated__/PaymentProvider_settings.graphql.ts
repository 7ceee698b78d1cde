/**
 * @generated SignedSource<<c564fcb92b71d13492294769fac4fc41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingProcessor = "CRM" | "RECURLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentProvider_settings$data = {
  readonly apiUrl: string;
  readonly processor: BillingProcessor;
  readonly publicKey: string;
  readonly scriptUrl: string;
  readonly walletEnabled: boolean;
  readonly " $fragmentType": "PaymentProvider_settings";
};
export type PaymentProvider_settings$key = {
  readonly " $data"?: PaymentProvider_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentProvider_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentProvider_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scriptUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "walletEnabled",
      "storageKey": null
    }
  ],
  "type": "CheckoutSettings",
  "abstractKey": null
};

(node as any).hash = "e5a2bed1cd5a10db20dc1c0fb6523db4";

export default node;
