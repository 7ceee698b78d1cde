/**
 * @generated SignedSource<<46158286e1a99d8f6c29b20ae1ee3b3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type PaymentFailure = "AUTHENTICATION_REQUIRED" | "DECLINED" | "EXPIRED_CARD" | "INSUFFICIENT_FUNDS" | "NO_CARD" | "PROVIDER_ERROR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoicePayments_invoice$data = {
  readonly currency: Currency;
  readonly payments: ReadonlyArray<{
    readonly amountCents: number;
    readonly attemptedAt: string;
    readonly card: {
      readonly brand: string;
      readonly lastFour: string;
    } | null | undefined;
    readonly failure: PaymentFailure | null | undefined;
  }>;
  readonly refunds: ReadonlyArray<{
    readonly amountCents: number;
    readonly card: {
      readonly brand: string;
      readonly lastFour: string;
    } | null | undefined;
    readonly number: string;
    readonly refundedAt: string;
  }>;
  readonly " $fragmentType": "InvoicePayments_invoice";
};
export type InvoicePayments_invoice$key = {
  readonly " $data"?: InvoicePayments_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicePayments_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountCents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "InvoiceCard",
  "kind": "LinkedField",
  "name": "card",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoicePayments_invoice",
  "selections": [
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
      "concreteType": "InvoicePayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptedAt",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceRefund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundedAt",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "f4e11a7b8ec88b3b9d4aac2c36a60585";

export default node;
