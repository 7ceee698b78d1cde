/**
 * @generated SignedSource<<fc4878a26d7d8f2c78bf67ac92f4a29f>>
 * @relayHash e94a4701c88e0227ebb6d3edf6abf502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f1d671f075bbd758bdda3b35777777ed6236903b0b5db79316b777c83286e13

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceLineKind = "CREDIT" | "OTHER" | "PLAN" | "TRIAL" | "%future added value";
export type InvoiceStatus = "FAILED" | "PAID" | "PARTLY_REFUNDED" | "PAST_DUE" | "PENDING" | "REFUNDED" | "VOIDED" | "%future added value";
export type EndedNoticeQuery$variables = Record<PropertyKey, never>;
export type EndedNoticeQuery$data = {
  readonly viewer: {
    readonly invoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly lines: ReadonlyArray<{
            readonly endsOn: string | null | undefined;
            readonly kind: InvoiceLineKind;
          }>;
          readonly status: InvoiceStatus;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type EndedNoticeQuery = {
  response: EndedNoticeQuery$data;
  variables: EndedNoticeQuery$variables;
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
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "InvoiceLine",
              "kind": "LinkedField",
              "name": "lines",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endsOn",
                  "storageKey": null
                }
              ],
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
    "name": "EndedNoticeQuery",
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
    "name": "EndedNoticeQuery",
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
    "id": "0f1d671f075bbd758bdda3b35777777ed6236903b0b5db79316b777c83286e13",
    "metadata": {},
    "name": "EndedNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7476fe1c14bf54c57f6d1dc2fe1d5c3";

export default node;
