/**
 * @generated SignedSource<<9df114354a140be6c7333a78e6c77907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type SubscriptionAction = "ADD_GIFT_CARD" | "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_subscription$data = {
  readonly actions: ReadonlyArray<SubscriptionAction>;
  readonly cancellation: {
    readonly hasAcceptedOffer: boolean;
    readonly hasCancelled: boolean;
    readonly isOfferAvailable: boolean;
  } | null | undefined;
  readonly currency: Currency;
  readonly graceEndsOn: string | null | undefined;
  readonly isLocked: boolean;
  readonly isOwing: boolean;
  readonly isTrial: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly owingCents: number;
  readonly " $fragmentType": "CancelDialog_subscription";
};
export type CancelDialog_subscription$key = {
  readonly " $data"?: CancelDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelDialog_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextBillingDate",
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
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTrial",
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
      "name": "owingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CancellationStanding",
      "kind": "LinkedField",
      "name": "cancellation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasCancelled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasAcceptedOffer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfferAvailable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "37edc032412fd0fb0c8d399186fca90b";

export default node;
