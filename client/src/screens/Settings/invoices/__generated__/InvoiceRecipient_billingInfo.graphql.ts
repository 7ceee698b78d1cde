/**
 * @generated SignedSource<<16d623042bc2f14a54b1964989078482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRecipient_billingInfo$data = {
  readonly city: string | null | undefined;
  readonly country: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly street: string | null | undefined;
  readonly " $fragmentType": "InvoiceRecipient_billingInfo";
};
export type InvoiceRecipient_billingInfo$key = {
  readonly " $data"?: InvoiceRecipient_billingInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRecipient_billingInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceRecipient_billingInfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "BillingInfo",
  "abstractKey": null
};

(node as any).hash = "fd79357a81421ad326f5c7e0b4d543dc";

export default node;
