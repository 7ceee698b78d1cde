import { readFileSync } from "node:fs";
import { inRoot } from "../paths.mjs";

const MAP = "client/persisted-operations.json";

const headers = { "content-type": "application/json", "apollo-require-preflight": "true" };

function post(site, body) {
  const options = { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) };
  return fetch(`${site}/graphql`, options);
}

/** Whether a gateway answers there. It refuses the empty request with 400. */
export async function isAlive(site) {
  try {
    const response = await post(site, "{}");
    await response.body?.cancel();
    return response.status === 400;
  } catch {
    return false;
  }
}

function idOf(clientName) {
  const texts = JSON.parse(readFileSync(inRoot(MAP), "utf8"));
  const found = Object.entries(texts).find(([, text]) => text.startsWith(`query ${clientName}(`));
  if (!found) throw new Error(`${MAP} has no query ${clientName}`);
  return found[0];
}

/** Sends one of the client's queries as a visitor and returns its data. */
export async function query(site, clientName, variables) {
  const persistedQuery = { version: 1, sha256Hash: idOf(clientName) };
  const response = await post(site, JSON.stringify({ variables, extensions: { persistedQuery } }));
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${clientName} failed: ${JSON.stringify(errors)}`);
  return data;
}
