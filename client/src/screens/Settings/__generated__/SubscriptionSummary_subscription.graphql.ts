/**
 * @generated SignedSource<<5e6dceba3165e3969de07e3ac9d8e0ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type Currency = "INR" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionSummary_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly currency: Currency;
  readonly isOwing: boolean;
  readonly isTrial: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly owingCents: number;
  readonly paymentMethod: string | null | undefined;
  readonly pendingChange: {
    readonly activatesOn: string;
    readonly name: string;
  } | null | undefined;
  readonly planLabel: string;
  readonly trialEndsAt: string | null | undefined;
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
      "name": "planLabel",
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
      "name": "paymentMethod",
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

(node as any).hash = "f5cddbb8306118db7e5888b895bca79b";

export default node;
