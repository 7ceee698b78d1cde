/**
 * @generated SignedSource<<e71292cead059a95650a6b05eeb1696c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewingStatus = "COMPLETED" | "NOT_INITIATED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContinueDancingWidget_query$data = {
  readonly viewer: {
    readonly continueDancing: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly danceClass: {
            readonly progress: {
              readonly status: ViewingStatus;
              readonly updatedAt: string | null | undefined;
            } | null | undefined;
          } | null | undefined;
          readonly id: string;
          readonly isInContinueDancing: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"ContinueDancingCard_record">;
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
              "value": 12
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
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isInContinueDancing",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "DanceClass",
                      "kind": "LinkedField",
                      "name": "danceClass",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "ClassProgress",
                          "kind": "LinkedField",
                          "name": "progress",
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
                              "kind": "ScalarField",
                              "name": "updatedAt",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ContinueDancingCard_record"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "continueDancing(first:12)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a86ebd50cd8a4a6065c8fedab91f8c0a";

export default node;
