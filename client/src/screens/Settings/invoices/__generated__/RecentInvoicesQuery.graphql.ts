/**
 * @generated SignedSource<<d4d45e7d05bdbb016500918c1a12f28d>>
 * @relayHash f82421c698b391a5560d153e624266fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a16a1c9fce1cb3accd024ad368913664191ba2c33644cb34a84a650d495a7b02

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type InvoiceStatus = "FAILED" | "PAID" | "PARTLY_REFUNDED" | "PAST_DUE" | "PENDING" | "REFUNDED" | "VOIDED" | "%future added value";
export type RecentInvoicesQuery$variables = Record<PropertyKey, never>;
export type RecentInvoicesQuery$data = {
  readonly viewer: {
    readonly invoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly currency: Currency;
          readonly issuedAt: string;
          readonly number: string;
          readonly status: InvoiceStatus;
          readonly totalCents: number;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type RecentInvoicesQuery = {
  response: RecentInvoicesQuery$data;
  variables: RecentInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 3
    }
  ],
  "concreteType": "InvoiceConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "kind": "ScalarField",
              "name": "totalCents",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "invoices(first:3)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecentInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecentInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a16a1c9fce1cb3accd024ad368913664191ba2c33644cb34a84a650d495a7b02",
    "metadata": {},
    "name": "RecentInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b0ab792b9453f57d1d73d6d968b296d";

export default node;
