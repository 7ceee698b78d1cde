/**
 * @generated SignedSource<<d9b49e6d972fe865da94352c1c34ade3>>
 * @relayHash ef7ac41f86f29708e8e271781ae6f07d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f263d82ef2050573ca897790869659af6d955f5720cb0a9e35000deb86eda2db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingScreenQuery } from './ListingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f263d82ef2050573ca897790869659af6d955f5720cb0a9e35000deb86eda2db",
    "metadata": {},
    "name": "ListingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
