/**
 * @generated SignedSource<<d0131e9c7e0ed2edab06d0f6dca4f8db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevicesPanel_member$data = {
  readonly devices: ReadonlyArray<{
    readonly deviceId: string;
    readonly isCurrent: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_device">;
  }> | null | undefined;
  readonly " $fragmentType": "DevicesPanel_member";
};
export type DevicesPanel_member$key = {
  readonly " $data"?: DevicesPanel_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesPanel_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DevicesPanel_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignedInDevice",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "DeviceRow_device",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "signedInAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastUsedAt",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "da3ab2b31478a8b46010ed30c45e2aea";

export default node;
