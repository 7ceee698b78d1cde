/**
 * @generated SignedSource<<524c7041018eff5877529966ff35a58e>>
 * @relayHash d4c4551da46e91c9044c76109dedcd5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26e7e759c90dea4eef5af776dffdb1748f9d7cdd3972ebb938c062666d969b8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StyleScreenQuery } from './StyleScreenQuery.graphql';

const node: PreloadableConcreteRequest<StyleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26e7e759c90dea4eef5af776dffdb1748f9d7cdd3972ebb938c062666d969b8f",
    "metadata": {},
    "name": "StyleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
