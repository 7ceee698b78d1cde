/**
 * @generated SignedSource<<21ddd0ca73c4d5a524add4a5f2e74a36>>
 * @relayHash ecdb60d50ef83b30b4c395ce84deb28f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a131951997b96abfec17feb21d1cdeee964d88aebe72d3550fef032705a4206

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a131951997b96abfec17feb21d1cdeee964d88aebe72d3550fef032705a4206",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
