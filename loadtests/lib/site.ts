import http from "k6/http";
import { isDry } from "../data/catalog.ts";
import { site } from "./settings.ts";

/** Fails the run before it begins if nothing answers, because refused connections look fast. */
export function refuseDeadTarget(): void {
  if (isDry) throw new Error("Run this journey with make load, which reads the catalog first.");
  const { status } = http.post(`${site}/graphql`, "{}", {
    headers: { "content-type": "application/json", "apollo-require-preflight": "true" },
    responseCallback: http.expectedStatuses(400),
  });
  if (status !== 400) throw new Error(`No gateway answers at ${site} (status ${status}).`);
}
