import type express from "express";
import { z } from "zod";
import type { PersistedOperation, PersistedOperations } from "../persisted/persisted-operations";

export interface OperationRequest {
  readonly operation: PersistedOperation;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface RefusedRequest {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const ID = /^[0-9a-f]{64}$/;

const bodyShape = z.object({
  id: z.string().optional(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
    .optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

const refused = (status: number, code: string, message: string): RefusedRequest => ({
  status,
  code,
  message,
});

export function readOperationRequest(
  request: express.Request,
  operations: PersistedOperations,
): OperationRequest | RefusedRequest {
  const body = request.method === "GET" ? queryBody(request) : request.body;
  const parsed = bodyShape.safeParse(body);
  if (!parsed.success) return refused(400, "BAD_REQUEST", "The request is malformed.");
  const id = parsed.data.id ?? parsed.data.extensions?.persistedQuery?.sha256Hash;
  if (id === undefined) {
    return refused(400, "PERSISTED_QUERY_REQUIRED", "Only persisted operations are accepted.");
  }
  const operation = ID.test(id) ? operations.find(id) : null;
  if (!operation) return refused(404, "PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound");
  if (request.method === "GET" && operation.isMutation) {
    return refused(405, "METHOD_NOT_ALLOWED", "A mutation must be sent by POST.");
  }
  return { operation, variables: parsed.data.variables ?? {} };
}

export const isRefused = (value: object): value is RefusedRequest => "status" in value;

function queryBody(request: express.Request): unknown {
  const { id, variables, extensions } = request.query;
  try {
    return {
      ...(typeof id === "string" ? { id } : {}),
      ...(typeof extensions === "string" ? { extensions: JSON.parse(extensions) as unknown } : {}),
      ...(typeof variables === "string" ? { variables: JSON.parse(variables) as unknown } : {}),
    };
  } catch {
    return null;
  }
}
