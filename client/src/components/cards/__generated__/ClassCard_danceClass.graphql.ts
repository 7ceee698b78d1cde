/**
 * @generated SignedSource<<54605b8255d46a04767915078895691a>>
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
],
v1 = [
  {
    "kind": "Variable",
    "name": "isMember",
    "variableName": "isMember"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isMember"
    }
  ],
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
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ClassStill_danceClass"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "SaveStar_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};
})();

(node as any).hash = "4db3c4ff292424060d09e9544f929e24";

export default node;
