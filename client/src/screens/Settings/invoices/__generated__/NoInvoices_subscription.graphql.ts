/**
 * @generated SignedSource<<e1b323f6f2e0419470ad72411f09f8bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoInvoices_subscription$data = {
  readonly accountStatus: AccountStatus;
  readonly isTrial: boolean;
  readonly planCode: string | null | undefined;
  readonly trialEndsAt: string | null | undefined;
  readonly " $fragmentType": "NoInvoices_subscription";
};
export type NoInvoices_subscription$key = {
  readonly " $data"?: NoInvoices_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoInvoices_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoInvoices_subscription",
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
      "name": "planCode",
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
    }
  ],
  "type": "MemberSubscription",
  "abstractKey": null
};

(node as any).hash = "161a10539620625adb52b1908a031a44";

export default node;
