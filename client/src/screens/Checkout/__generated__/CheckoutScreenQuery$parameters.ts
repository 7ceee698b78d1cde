/**
 * @generated SignedSource<<2689af6ad9eeb3a9f8b9dd33ea36b5da>>
 * @relayHash 53e5dcc681e425e1d611f597c22c5dc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a13905ac61d39e07ee9b343ae20afa94b3623d440a69c3edce6c7762e331782

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutScreenQuery } from './CheckoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a13905ac61d39e07ee9b343ae20afa94b3623d440a69c3edce6c7762e331782",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
