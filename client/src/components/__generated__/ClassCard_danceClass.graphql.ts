/**
 * @generated SignedSource<<4616598cd652e87691cd438ac71aaaff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LevelName = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassCard_danceClass$data = {
  readonly classId: string;
  readonly instructor: {
    readonly name: string;
  } | null | undefined;
  readonly isArchived: boolean;
  readonly level: number;
  readonly levelName: LevelName;
  readonly songArtist: string;
  readonly songName: string;
  readonly style: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ClassStill_danceClass" | "SaveStar_danceClass">;
  readonly " $fragmentType": "ClassCard_danceClass";
};
export type ClassCard_danceClass$key = {
  readonly " $data"?: ClassCard_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassCard_danceClass">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassCard_danceClass",
  "selections": [
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
      "name": "songName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "songArtist",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "levelName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "style",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instructor",
      "kind": "LinkedField",
      "name": "instructor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassStill_danceClass"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveStar_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};
})();

(node as any).hash = "55467b8d2678b797b164eaeaf5beba9a";

export default node;
