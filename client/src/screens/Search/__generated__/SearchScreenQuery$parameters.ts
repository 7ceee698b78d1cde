/**
 * @generated SignedSource<<bd4a8ff012119d6708e1bbf844910e6b>>
 * @relayHash b24417ca5cbba9d2fc4590813276e0d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75d9caf3b7b8774316c6c0679c60b76f9d89834a6967be4a6966f119fab24e7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75d9caf3b7b8774316c6c0679c60b76f9d89834a6967be4a6966f119fab24e7b",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
