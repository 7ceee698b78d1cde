/**
 * @generated SignedSource<<ca367f38d277a572df2f1f4a6948f207>>
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

const node: ReaderFragment = {
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
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeviceRow_device"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "da3ab2b31478a8b46010ed30c45e2aea";

export default node;
