/**
 * @generated SignedSource<<16426f11fb6f5f83dd87757b91639f9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "FAILED" | "PAID" | "PARTLY_REFUNDED" | "PAST_DUE" | "PENDING" | "REFUNDED" | "VOIDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceSheet_invoice$data = {
  readonly issuedAt: string;
  readonly number: string;
  readonly recipient: {
    readonly addressLines: ReadonlyArray<string>;
    readonly country: string | null | undefined;
    readonly name: string | null | undefined;
  };
  readonly status: InvoiceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicePayments_invoice" | "InvoiceSums_invoice">;
  readonly " $fragmentType": "InvoiceSheet_invoice";
};
export type InvoiceSheet_invoice$key = {
  readonly " $data"?: InvoiceSheet_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSheet_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceSheet_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceRecipient",
      "kind": "LinkedField",
      "name": "recipient",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressLines",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceSums_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicePayments_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "88e8388117b4dcf62ada7546c83c6c46";

export default node;
