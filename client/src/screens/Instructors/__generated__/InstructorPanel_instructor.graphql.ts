/**
 * @generated SignedSource<<b6155274cc5c35eb0d68a1fb2bc71274>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstructorPanel_instructor$data = {
  readonly avatarUrl: string;
  readonly name: string;
  readonly stylesTaught: ReadonlyArray<string>;
  readonly " $fragmentType": "InstructorPanel_instructor";
};
export type InstructorPanel_instructor$key = {
  readonly " $data"?: InstructorPanel_instructor$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstructorPanel_instructor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstructorPanel_instructor",
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
    }
  ],
  "type": "Instructor",
  "abstractKey": null
};

(node as any).hash = "5dc6dec5916ffc555442916335563997";

export default node;
