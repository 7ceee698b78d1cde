/**
 * @generated SignedSource<<83706e0351c6447079bc4e8038e66c60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type SubscriptionAction = "ADD_GIFT_CARD" | "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PauseNotice_subscription$data = {
  readonly actions: ReadonlyArray<SubscriptionAction>;
  readonly currency: Currency;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly pause: {
    readonly isPaused: boolean;
    readonly pausesOn: string;
    readonly resumesOn: string;
  } | null | undefined;
  readonly " $fragmentType": "PauseNotice_subscription";
};
export type PauseNotice_subscription$key = {
  readonly " $data"?: PauseNotice_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseNotice_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PauseNotice_subscription",
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
      "name": "nextBillingAmountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPause",
      "kind": "LinkedField",
      "name": "pause",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPaused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausesOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resumesOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "96c3a876922955ca4f52e4906149108c";

export default node;
