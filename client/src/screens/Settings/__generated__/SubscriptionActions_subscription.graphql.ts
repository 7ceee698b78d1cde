/**
 * @generated SignedSource<<1a0a754d18d5cb3547fe00b2dcf0b465>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionAction = "ADD_GIFT_CARD" | "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionActions_subscription$data = {
  readonly actions: ReadonlyArray<SubscriptionAction>;
  readonly isOwing: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_subscription">;
  readonly " $fragmentType": "SubscriptionActions_subscription";
};
export type SubscriptionActions_subscription$key = {
  readonly " $data"?: SubscriptionActions_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionActions_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionActions_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwing",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_subscription"
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "51380f813cc8a46f76992e881f25809e";

export default node;
