/**
 * @generated SignedSource<<0937775752a92f5a340e3f3c3e7835c3>>
 * @relayHash f7722a8890c2c2a0cb1f0b2d0a85f3bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b384d939bdd785a4e6eab7641de075a6d6a9a17de2c06990aec88b76833b0aa1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedScreenQuery } from './SavedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b384d939bdd785a4e6eab7641de075a6d6a9a17de2c06990aec88b76833b0aa1",
    "metadata": {},
    "name": "SavedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
