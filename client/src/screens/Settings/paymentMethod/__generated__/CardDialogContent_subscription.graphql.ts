/**
 * @generated SignedSource<<80247c92b5596efcba72eccae627c476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardDialogContent_subscription$data = {
  readonly currency: Currency;
  readonly owingCents: number;
  readonly " $fragmentType": "CardDialogContent_subscription";
};
export type CardDialogContent_subscription$key = {
  readonly " $data"?: CardDialogContent_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardDialogContent_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardDialogContent_subscription",
  "selections": [
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

(node as any).hash = "3af8747e41dcc356e8166017c8ce21de";

export default node;
