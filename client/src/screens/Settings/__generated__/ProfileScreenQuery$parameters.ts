/**
 * @generated SignedSource<<46ccf9811a1c88d94a4156e2bf4df129>>
 * @relayHash 543ca336d2b8656c23687c4cd8d48fac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b80eff07177dc4b3b55fb16f7ee028c50bfc59e83bb9b6d67eafa507ad295f85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b80eff07177dc4b3b55fb16f7ee028c50bfc59e83bb9b6d67eafa507ad295f85",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
