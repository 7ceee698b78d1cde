/**
 * @generated SignedSource<<60c33c2f26dc33873f5c1158c653f2d8>>
 * @relayHash d6bb565b47ec9152e3acabbe2d0b5858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82fd149e29c441165560d6d8288b8a6fffd42a8ad3fccc36b23d827620f853fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82fd149e29c441165560d6d8288b8a6fffd42a8ad3fccc36b23d827620f853fa",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
