/**
 * @generated SignedSource<<743410e10c71ec1dbbcd4e6da573a15c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type planRemarks_subscription$data = {
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit | null | undefined;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly pendingChange: {
    readonly activatesOn: string;
    readonly code: string;
  } | null | undefined;
  readonly " $fragmentType": "planRemarks_subscription";
};
export type planRemarks_subscription$key = {
  readonly " $data"?: planRemarks_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"planRemarks_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "planRemarks_subscription",
  "selections": [
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
      "name": "nextBillingAmountCents",
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
      "concreteType": "PendingChange",
      "kind": "LinkedField",
      "name": "pendingChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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

(node as any).hash = "4e2587ef138ca746cf018eb9d52d6a69";

export default node;
