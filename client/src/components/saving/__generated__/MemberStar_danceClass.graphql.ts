/**
 * @generated SignedSource<<b29f738a75b6652c80e89416d6af9de8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberStar_danceClass$data = {
  readonly savedClassId: string | null | undefined;
  readonly songName: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveClass_danceClass">;
  readonly " $fragmentType": "MemberStar_danceClass";
};
export type MemberStar_danceClass$key = {
  readonly " $data"?: MemberStar_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberStar_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberStar_danceClass",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "songName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedClassId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSaveClass_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "461e5ec1a994c11d5edb860f0e48b2ab";

export default node;
