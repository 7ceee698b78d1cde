/**
 * @generated SignedSource<<f9766bf2a9b40971f7387ef467fe4649>>
 * @relayHash 4e39b38f17d75ec89fd0a2bfd22038f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54d549a3fc55cf91d431b7e2dc3151570a10442e239b68742a599de135fa6e46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54d549a3fc55cf91d431b7e2dc3151570a10442e239b68742a599de135fa6e46",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
