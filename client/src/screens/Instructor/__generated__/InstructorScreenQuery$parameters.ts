/**
 * @generated SignedSource<<3cbdb2dda04feaa3a86556324fceef68>>
 * @relayHash 4581962cfe19cb6330b5faa81610f3ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b44db4a3fc82a605992e8014e07ea1a67a61489b0f9ceb6e2133de32cb1195

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstructorScreenQuery } from './InstructorScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstructorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b44db4a3fc82a605992e8014e07ea1a67a61489b0f9ceb6e2133de32cb1195",
    "metadata": {},
    "name": "InstructorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
