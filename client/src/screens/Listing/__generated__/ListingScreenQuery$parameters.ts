/**
 * @generated SignedSource<<9b20e68161ae7157f1fb2fd7e17d9daa>>
 * @relayHash 4e64f37607d338f521cff71f22d11c0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01b4e29e38606428ffea4cc5bdaf51f4f8b5ad8fb9423fdd4c2b0c115e2b4204

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListingScreenQuery } from './ListingScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01b4e29e38606428ffea4cc5bdaf51f4f8b5ad8fb9423fdd4c2b0c115e2b4204",
    "metadata": {},
    "name": "ListingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
