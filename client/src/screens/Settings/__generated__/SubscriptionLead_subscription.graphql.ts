/**
 * @generated SignedSource<<ce9287144e2b8cbe25030256fde99587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionLead_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly cancellation: {
    readonly hasAcceptedOffer: boolean;
  } | null | undefined;
  readonly cardExpiry: string | null | undefined;
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit | null | undefined;
  readonly isOwing: boolean;
  readonly isTrial: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly pause: {
    readonly isPaused: boolean;
  } | null | undefined;
  readonly paymentMethod: string | null | undefined;
  readonly pendingChange: {
    readonly name: string;
  } | null | undefined;
  readonly trialEndsAt: string | null | undefined;
  readonly " $fragmentType": "SubscriptionLead_subscription";
};
export type SubscriptionLead_subscription$key = {
  readonly " $data"?: SubscriptionLead_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionLead_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionLead_subscription",
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
      "name": "intervalUnit",
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
          "name": "hasAcceptedOffer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "36d8b77bbbd3f8c35d7b2bcd5af85c7f";

export default node;
