/**
 * @generated SignedSource<<9df3dda0632674e5a56c7b189e3d569a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstructorBanner_instructor$data = {
  readonly bio: string;
  readonly name: string;
  readonly profileColor1: string;
  readonly profileColor2: string;
  readonly profileImageUrl: string;
  readonly stylesTaught: ReadonlyArray<string>;
  readonly " $fragmentType": "InstructorBanner_instructor";
};
export type InstructorBanner_instructor$key = {
  readonly " $data"?: InstructorBanner_instructor$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstructorBanner_instructor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstructorBanner_instructor",
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
      "name": "bio",
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
      "name": "profileColor1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileColor2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileImageUrl",
      "storageKey": null
    }
  ],
  "type": "Instructor",
  "abstractKey": null
};

(node as any).hash = "735e8980b959ea7c0250c932130b3a13";

export default node;
