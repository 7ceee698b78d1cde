/**
 * @generated SignedSource<<d92c190285b0cd327f820febfc7029fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePanel_profile$data = {
  readonly email: string;
  readonly familyName: string;
  readonly isSubscribed: boolean;
  readonly name: string;
  readonly phoneNumber: string;
  readonly " $fragmentType": "ProfilePanel_profile";
};
export type ProfilePanel_profile$key = {
  readonly " $data"?: ProfilePanel_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePanel_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePanel_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
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
      "name": "familyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSubscribed",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "ee5101ff89756c2e62a092a89f97a79c";

export default node;
