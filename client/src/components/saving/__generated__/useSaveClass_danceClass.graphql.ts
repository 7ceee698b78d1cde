/**
 * @generated SignedSource<<59708c900bef85b1e107f1dbcdc22a6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSaveClass_danceClass$data = {
  readonly classId: string;
  readonly id: string;
  readonly savedClassId: string | null | undefined;
  readonly " $fragmentType": "useSaveClass_danceClass";
};
export type useSaveClass_danceClass$key = {
  readonly " $data"?: useSaveClass_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveClass_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaveClass_danceClass",
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
      "name": "classId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedClassId",
      "storageKey": null
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "721c4f750a37f8561041a374e2d9ea3e";

export default node;
