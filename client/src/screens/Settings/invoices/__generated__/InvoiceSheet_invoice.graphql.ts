/**
 * @generated SignedSource<<17dd2b635577bdf900c2f9da9604e874>>
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
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceRecipient_recipient">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvoiceRecipient_recipient"
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

(node as any).hash = "8884fea9ae81e2c066f60910447149cc";

export default node;
