/**
 * @generated SignedSource<<93c4ea516073d0caca694d8fe40ef19c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_subscription$data = {
  readonly cancellation: {
    readonly hasAcceptedOffer: boolean;
    readonly hasCancelled: boolean;
    readonly isOfferAvailable: boolean;
  } | null | undefined;
  readonly nextBillingDate: string | null | undefined;
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

(node as any).hash = "f0d6807199297157a3336660a49dea07";

export default node;
