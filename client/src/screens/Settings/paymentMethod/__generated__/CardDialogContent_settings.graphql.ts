/**
 * @generated SignedSource<<8f5332dce4614bbd30bd71e567e07611>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardDialogContent_settings$data = {
  readonly walletEnabled: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentProvider_settings">;
  readonly " $fragmentType": "CardDialogContent_settings";
};
export type CardDialogContent_settings$key = {
  readonly " $data"?: CardDialogContent_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardDialogContent_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardDialogContent_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "walletEnabled",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentProvider_settings"
    }
  ],
  "type": "CheckoutSettings",
  "abstractKey": null
};

(node as any).hash = "22912f8c58547fa5b81fea7228fb887f";

export default node;
