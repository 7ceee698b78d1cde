/**
 * @generated SignedSource<<5bce2d075c1ed160fd098b746ebae92a>>
 * @relayHash 1bf071c3085b111af921a1d26a015bc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e184c37a5e0a7b1d2cc3510b6f0e8c0904f4dfeb3d3ed394b05f6bf8e342fc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e184c37a5e0a7b1d2cc3510b6f0e8c0904f4dfeb3d3ed394b05f6bf8e342fc4",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
