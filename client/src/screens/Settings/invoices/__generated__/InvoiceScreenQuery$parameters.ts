/**
 * @generated SignedSource<<0f3ed71f22a119085a1c8e8347fd78ed>>
 * @relayHash 8a376293ed34f6b1ae63626bebf2f61e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d7b6fbc3bb29642742e27efb3912584de298569e1d07f31f227328846360a0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d7b6fbc3bb29642742e27efb3912584de298569e1d07f31f227328846360a0b",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
