/**
 * @generated SignedSource<<a0a6193b3af7d878b83f425807411104>>
 * @relayHash 432bab1d351c71dd2efb03d63ab5aa78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb02e7129300f0160645f6358ca238fdc805bc125ddd9a6037f0bee9a6009e05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb02e7129300f0160645f6358ca238fdc805bc125ddd9a6037f0bee9a6009e05",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
