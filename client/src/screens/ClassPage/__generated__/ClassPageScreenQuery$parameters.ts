/**
 * @generated SignedSource<<7e73c7ee9573bab7c9474f54bacc8400>>
 * @relayHash d6bdc163546e99277615a418436181b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3f6ee7224ebac5de88ee19c257044d9d03c4902c834d87d61c92a72a077bb13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageScreenQuery } from './ClassPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3f6ee7224ebac5de88ee19c257044d9d03c4902c834d87d61c92a72a077bb13",
    "metadata": {},
    "name": "ClassPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
