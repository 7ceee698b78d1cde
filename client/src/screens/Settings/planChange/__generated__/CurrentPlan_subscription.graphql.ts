/**
 * @generated SignedSource<<a89a20e973f2daed59c3fb10aed34546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CurrentPlan_subscription$data = {
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit | null | undefined;
  readonly isTrial: boolean;
  readonly nextBillingAmountCents: number | null | undefined;
  readonly nextBillingDate: string | null | undefined;
  readonly pendingChange: {
    readonly code: string;
  } | null | undefined;
  readonly planLabel: string;
  readonly " $fragmentType": "CurrentPlan_subscription";
};
export type CurrentPlan_subscription$key = {
  readonly " $data"?: CurrentPlan_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentPlan_subscription",
  "selections": [
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
      "name": "isTrial",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "d03adc4bceb5b6ef11f7c08c995b00aa";

export default node;
