/**
 * @generated SignedSource<<b4abacdb3d763c2717ea31c5dd7159b4>>
 * @relayHash 10dc26b5a0d8e8672a5918a368d650e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2831ef6bcc1fbfec1cacf09fe81898b66b8de186924120c3750a782df8c3354b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2831ef6bcc1fbfec1cacf09fe81898b66b8de186924120c3750a782df8c3354b",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
