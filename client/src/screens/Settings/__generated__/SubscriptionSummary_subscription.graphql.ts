/**
 * @generated SignedSource<<6edbce03cf4f8219715fe775f863871e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type SubscriptionAction = "ADD_GIFT_CARD" | "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionSummary_subscription$data = {
  readonly accessEndsOn: string | null | undefined;
  readonly accountStatus: AccountStatus;
  readonly actions: ReadonlyArray<SubscriptionAction>;
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit | null | undefined;
  readonly isOwing: boolean;
  readonly planChoice: PlanChoice | null | undefined;
  readonly planLabel: string;
  readonly " $fragmentSpreads": FragmentRefs<"OwingNotice_subscription" | "SubscriptionActions_subscription" | "SubscriptionFigures_subscription" | "SubscriptionLead_subscription" | "SubscriptionNotes_subscription">;
  readonly " $fragmentType": "SubscriptionSummary_subscription";
};
export type SubscriptionSummary_subscription$key = {
  readonly " $data"?: SubscriptionSummary_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionSummary_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionSummary_subscription",
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
      "name": "accessEndsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planChoice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intervalUnit",
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
      "name": "isOwing",
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
      "name": "OwingNotice_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionActions_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionFigures_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionLead_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionNotes_subscription"
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "65fe31852178f1c167cac5faf4772b5b";

export default node;
