/**
 * @generated SignedSource<<6cd1239c74171a18c9cb2fd9bba594ce>>
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
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionFigures_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly cardExpiry: string | null | undefined;
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit | null | undefined;
  readonly isLocked: boolean;
  readonly isOwing: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly owingCents: number;
  readonly pause: {
    readonly isPaused: boolean;
    readonly pausesOn: string;
  } | null | undefined;
  readonly paymentMethod: string | null | undefined;
  readonly pendingChange: {
    readonly name: string;
  } | null | undefined;
  readonly planChoice: PlanChoice | null | undefined;
  readonly " $fragmentType": "SubscriptionFigures_subscription";
};
export type SubscriptionFigures_subscription$key = {
  readonly " $data"?: SubscriptionFigures_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionFigures_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionFigures_subscription",
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
      "name": "isLocked",
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardExpiry",
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
      "name": "owingCents",
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
        }
      ],
      "storageKey": null
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "0cb579df4ef28a4e6e187dea0ace3372";

export default node;
