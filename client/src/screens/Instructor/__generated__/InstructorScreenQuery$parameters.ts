/**
 * @generated SignedSource<<ecab4355293214f3a1b416736a721e48>>
 * @relayHash f4119756293b8a293dd65334040d59cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94eae26226026c615e79961390126d31998519f2090c2d1c155115384f8edac7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstructorScreenQuery } from './InstructorScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstructorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94eae26226026c615e79961390126d31998519f2090c2d1c155115384f8edac7",
    "metadata": {},
    "name": "InstructorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
