/**
 * @generated SignedSource<<ec742eddb1f69fe5a67dec5ac80298f5>>
 * @relayHash 1c317ca847ead336f93a4163db2c14ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b340a71688a8e55734e53a605cd3e7e2bee3e3c8a153fb3f790e335ad8ec044d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b340a71688a8e55734e53a605cd3e7e2bee3e3c8a153fb3f790e335ad8ec044d",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
