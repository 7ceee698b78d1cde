/**
 * @generated SignedSource<<7525ceb8ee2aef3e45e1c95c5b77e2d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContinueDancingWidget_query$data = {
  readonly viewer: {
    readonly continueDancing: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly danceClass: {
            readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
          };
        };
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ContinueDancingWidget_query";
};
export type ContinueDancingWidget_query$key = {
  readonly " $data"?: ContinueDancingWidget_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueDancingWidget_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueDancingWidget_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            }
          ],
          "concreteType": "ClassRecordConnection",
          "kind": "LinkedField",
          "name": "continueDancing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClassRecordEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ClassRecord",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "DanceClass",
                      "kind": "LinkedField",
                      "name": "danceClass",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ClassGrid_danceClasses"
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
          "storageKey": "continueDancing(first:4)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d113900a919c9f434c40c57fa6d4c646";

export default node;
