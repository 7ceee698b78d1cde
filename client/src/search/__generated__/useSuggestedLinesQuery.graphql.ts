/**
 * @generated SignedSource<<f23abff026e63e5df60fb3b25533e847>>
 * @relayHash 8db3b5e4750b114ffb1b42e2b94f5579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8ffcb9686710b5ad9613512e1144db9ed8c68e9e059ed7c225ece6d40a40a6c

import type { ConcreteRequest } from 'relay-runtime';
export type SearchSuggestionKind = "ARTIST" | "CLASS" | "INSTRUCTOR" | "PLAYLIST" | "SONG" | "STYLE" | "%future added value";
export type useSuggestedLinesQuery$variables = {
  text: string;
};
export type useSuggestedLinesQuery$data = {
  readonly searchSuggestions: ReadonlyArray<{
    readonly detail: string | null | undefined;
    readonly highlights: ReadonlyArray<{
      readonly end: number;
      readonly start: number;
    }>;
    readonly kind: SearchSuggestionKind;
    readonly target: string | null | undefined;
    readonly text: string;
  }>;
};
export type useSuggestedLinesQuery = {
  response: useSuggestedLinesQuery$data;
  variables: useSuggestedLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "SearchSuggestion",
    "kind": "LinkedField",
    "name": "searchSuggestions",
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
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TextRangeType",
        "kind": "LinkedField",
        "name": "highlights",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "target",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestedLinesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuggestedLinesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c8ffcb9686710b5ad9613512e1144db9ed8c68e9e059ed7c225ece6d40a40a6c",
    "metadata": {},
    "name": "useSuggestedLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c312fb0e65c62a0273cf5599b6e26e1";

export default node;
