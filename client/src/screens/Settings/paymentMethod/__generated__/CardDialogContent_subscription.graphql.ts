/**
 * @generated SignedSource<<a2fd4cf069f1a4e2cee07025a1ef1d19>>
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
  readonly paymentMethod: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "983909b16a0304d38ac45ddd5ada10f5";

export default node;
