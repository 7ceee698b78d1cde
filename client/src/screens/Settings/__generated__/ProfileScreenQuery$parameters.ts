/**
 * @generated SignedSource<<ceb4fbc528754898442d02b030fa9d45>>
 * @relayHash c2ad6282bea11578308277cd7be971c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a338c1562dd5d2c33fe472470c1bbdc82a23c33143f84b53d3f6cdbc290e849

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a338c1562dd5d2c33fe472470c1bbdc82a23c33143f84b53d3f6cdbc290e849",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
