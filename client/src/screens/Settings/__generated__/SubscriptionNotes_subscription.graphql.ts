/**
 * @generated SignedSource<<a2dd854a14e7aa8aca8d33d71a737817>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type Currency = "INR" | "USD" | "%future added value";
export type SubscriptionAction = "ADD_GIFT_CARD" | "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionNotes_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly actions: ReadonlyArray<SubscriptionAction>;
  readonly currency: Currency;
  readonly isTrial: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly pendingChange: {
    readonly activatesOn: string;
    readonly costCents: number;
    readonly name: string;
  } | null | undefined;
  readonly trialEndsAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PauseNotice_subscription">;
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
      "name": "trialEndsAt",
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
      "name": "nextBillingDate",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseNotice_subscription"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingChange",
      "kind": "LinkedField",
      "name": "pendingChange",
      "plural": false,
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
          "name": "costCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activatesOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "72bc30990aa50e6784e9accb0b4195fb";

export default node;
