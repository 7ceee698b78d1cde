/**
 * @generated SignedSource<<0208e42021dc9b9bd5aa93c8d0c26471>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type Currency = "INR" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionFigures_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly currency: Currency;
  readonly isOwing: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly owingCents: number;
  readonly paymentMethod: string | null | undefined;
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
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "74d0f9e03c7b49c414f442ffefcfdc6c";

export default node;
