/**
 * @generated SignedSource<<eb7d74b4bca903ab77d9b33d2a37c3e7>>
 * @relayHash 6bde20f5b12201c2eed24c0acc6e8876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 389ca3025d2a1a49e7ac130ae8e4225a47c542895552b5e88ca91dac074c6baa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassesScreenQuery } from './ClassesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClassesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "389ca3025d2a1a49e7ac130ae8e4225a47c542895552b5e88ca91dac074c6baa",
    "metadata": {},
    "name": "ClassesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
