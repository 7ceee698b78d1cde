/**
 * @generated SignedSource<<73ef815fb9da743b20f7282c76516b00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionNotes_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PauseNotice_subscription" | "PendingChange_subscription">;
  readonly " $fragmentType": "SubscriptionNotes_subscription";
};
export type SubscriptionNotes_subscription$key = {
  readonly " $data"?: SubscriptionNotes_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionNotes_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionNotes_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountStatus",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseNotice_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingChange_subscription"
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "3e464c4ae4aa70ec10b2f7cd03d79761";

export default node;
