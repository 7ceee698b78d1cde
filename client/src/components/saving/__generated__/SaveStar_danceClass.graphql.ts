/**
 * @generated SignedSource<<5e0cf54efc1f2eee6472992d7fcd3a8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveStar_danceClass$data = {
  readonly own?: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberStar_danceClass">;
  } | null | undefined;
  readonly savedClassId?: string | null | undefined;
  readonly songName: string;
  readonly " $fragmentType": "SaveStar_danceClass";
};
export type SaveStar_danceClass$key = {
  readonly " $data"?: SaveStar_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveStar_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isMember"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveStar_danceClass",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "songName",
      "storageKey": null
    },
    {
      "condition": "isMember",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedClassId",
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MemberStar_danceClass"
              }
            ],
            "type": "DanceClass",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "own"
        }
      ]
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "da180b35df298fedfa4e11519d7f6960";

export default node;
