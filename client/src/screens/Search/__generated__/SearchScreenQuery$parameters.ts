/**
 * @generated SignedSource<<f0da9ed78a9dfe233ae1d3fffcfccc2f>>
 * @relayHash 0a745a707830f21fb59878426047454c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2859d5c60c6084d5f33cf907bfa558d76e7925cf7a8cabe075ab2a8008795d76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2859d5c60c6084d5f33cf907bfa558d76e7925cf7a8cabe075ab2a8008795d76",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
