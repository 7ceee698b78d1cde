/**
 * @generated SignedSource<<973e498dacbb05117dac71755935eb05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceKind = "COMPUTER" | "OTHER" | "PHONE" | "TABLET" | "TV" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeviceRow_device$data = {
  readonly isCurrent: boolean;
  readonly kind: DeviceKind;
  readonly lastUsedAt: string;
  readonly name: string;
  readonly place: string | null | undefined;
  readonly signedInAt: string;
  readonly " $fragmentType": "DeviceRow_device";
};
export type DeviceRow_device$key = {
  readonly " $data"?: DeviceRow_device$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_device">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceRow_device",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "type": "SignedInDevice",
  "abstractKey": null
};

(node as any).hash = "894896b43e110aac694ccf8a083c835c";

export default node;
