/**
 * @generated SignedSource<<91a290850758cee50734dbf9828e9e17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstructorCard_instructor$data = {
  readonly avatarUrl: string;
  readonly name: string;
  readonly stylesTaught: ReadonlyArray<string>;
  readonly totalClasses: number;
  readonly " $fragmentType": "InstructorCard_instructor";
};
export type InstructorCard_instructor$key = {
  readonly " $data"?: InstructorCard_instructor$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstructorCard_instructor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstructorCard_instructor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stylesTaught",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalClasses",
      "storageKey": null
    }
  ],
  "type": "Instructor",
  "abstractKey": null
};

(node as any).hash = "d3ea1d3a6d9480c9b26b2ecfc7f0c1bb";

export default node;
