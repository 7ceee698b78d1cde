/**
 * @generated SignedSource<<e3a1d723d78e966fbc3570e3743e18dc>>
 * @relayHash adf62f1d09f607942cb7f33d3d0ffd5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbd638b606a80d554c0535ac024dad3f0c7accc30d114a99e2ccc1e1be51e51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesScreenQuery } from './InvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cbd638b606a80d554c0535ac024dad3f0c7accc30d114a99e2ccc1e1be51e51",
    "metadata": {},
    "name": "InvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
