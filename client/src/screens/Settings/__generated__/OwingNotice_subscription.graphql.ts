/**
 * @generated SignedSource<<90db666c2360b773e0b289bef614f843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwingNotice_subscription$data = {
  readonly graceEndsOn: string | null | undefined;
  readonly isLocked: boolean;
  readonly paymentMethod: string | null | undefined;
  readonly " $fragmentType": "OwingNotice_subscription";
};
export type OwingNotice_subscription$key = {
  readonly " $data"?: OwingNotice_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwingNotice_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwingNotice_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "graceEndsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "516bfb16b2664ad67a62fbdf76accb18";

export default node;
