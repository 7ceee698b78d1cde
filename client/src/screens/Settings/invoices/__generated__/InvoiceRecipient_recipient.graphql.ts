/**
 * @generated SignedSource<<064615f3fd625dbb02a5b186a4f5b52d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRecipient_recipient$data = {
  readonly addressLines: ReadonlyArray<string>;
  readonly country: string | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "InvoiceRecipient_recipient";
};
export type InvoiceRecipient_recipient$key = {
  readonly " $data"?: InvoiceRecipient_recipient$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRecipient_recipient">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceRecipient_recipient",
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
      "name": "addressLines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "type": "InvoiceRecipient",
  "abstractKey": null
};

(node as any).hash = "33c841dff25a71ae42e7d133226bfe7e";

export default node;
