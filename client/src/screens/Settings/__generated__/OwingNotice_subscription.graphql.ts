/**
 * @generated SignedSource<<686c203e6ff69c440cbb7b9d8611b7db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwingNotice_subscription$data = {
  readonly currency: Currency;
  readonly graceEndsOn: string | null | undefined;
  readonly isLocked: boolean;
  readonly owingCents: number;
  readonly paymentMethod: string | null | undefined;
  readonly " $fragmentType": "OwingNotice_subscription";
};
export type OwingNotice_subscription$key = {
  readonly " $data"?: OwingNotice_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwingNotice_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwingNotice_subscription",
  "selections": [
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
      "name": "paymentMethod",
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "68de212deee92fd41959f7d6b1ca6d13";

export default node;
