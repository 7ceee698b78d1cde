/**
 * @generated SignedSource<<b9f535ccc5e68a1dda15f3fbee886433>>
 * @relayHash 7b53ac790bc92ea5fbe54e0b2dc9c176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70f48719d49db1f10fc4ab3599a37519136e70902d74c83ba96f945e7c01baca

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoicePdfQuery$variables = {
  number: string;
};
export type useInvoicePdfQuery$data = {
  readonly viewer: {
    readonly invoicePdf: {
      readonly __typename: "InvoicePdf";
      readonly content: string;
      readonly fileName: string;
    } | {
      readonly __typename: "InvoicePdfRefused";
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
  } | null | undefined;
};
export type useInvoicePdfQuery = {
  response: useInvoicePdfQuery$data;
  variables: useInvoicePdfQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "number",
      "variableName": "number"
    }
  ],
  "concreteType": null,
  "kind": "LinkedField",
  "name": "invoicePdf",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "type": "InvoicePdf",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "type": "InvoicePdfRefused",
      "abstractKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useInvoicePdfQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvoicePdfQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "70f48719d49db1f10fc4ab3599a37519136e70902d74c83ba96f945e7c01baca",
    "metadata": {},
    "name": "useInvoicePdfQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5de7dce28e886b6a5625ce109f3a9000";

export default node;
