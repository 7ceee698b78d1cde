/**
 * @generated SignedSource<<391a1cdb6e5c5b6b19aae1dd462e997c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type People_instructors$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InstructorCard_instructor">;
  readonly " $fragmentType": "People_instructors";
}>;
export type People_instructors$key = ReadonlyArray<{
  readonly " $data"?: People_instructors$data;
  readonly " $fragmentSpreads": FragmentRefs<"People_instructors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "People_instructors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstructorCard_instructor"
    }
  ],
  "type": "Instructor",
  "abstractKey": null
};

(node as any).hash = "ad3ddf056134b44c2f797727bddfbf26";

export default node;
