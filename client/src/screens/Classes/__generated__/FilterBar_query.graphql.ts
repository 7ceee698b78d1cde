/**
 * @generated SignedSource<<dc1cb6bd8c03dd731b91e936bc93a798>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LevelName = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FilterBar_query$data = {
  readonly classFilterCounts: {
    readonly instructors: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly levels: ReadonlyArray<{
      readonly count: number;
      readonly name: LevelName;
    }>;
    readonly styles: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
  };
  readonly instructors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly name: string;
      };
    }>;
  };
  readonly styles: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "FilterBar_query";
};
export type FilterBar_query$key = {
  readonly " $data"?: FilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterBar_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "styles",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "InstructorConnection",
      "kind": "LinkedField",
      "name": "instructors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InstructorEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Instructor",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "instructors(first:100)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "ClassFilterCounts",
      "kind": "LinkedField",
      "name": "classFilterCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterOptionCount",
          "kind": "LinkedField",
          "name": "styles",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterOptionCount",
          "kind": "LinkedField",
          "name": "instructors",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LevelOptionCount",
          "kind": "LinkedField",
          "name": "levels",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "dfacb6f2e92d6947618c69f3f8145cc5";

export default node;
