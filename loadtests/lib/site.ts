import http from "k6/http";
import { isDry } from "../data/catalog.ts";
import { sandbox, site } from "./settings.ts";

/** Fails the run before it begins if nothing answers, because refused connections look fast. */
export function refuseDeadTarget(): void {
  if (isDry) throw new Error("Run this journey with make load, which reads the catalog first.");
  const { status } = http.post(`${site}/graphql`, "{}", {
    headers: { "content-type": "application/json", "apollo-require-preflight": "true" },
    responseCallback: http.expectedStatuses(400),
  });
  if (status !== 400) throw new Error(`No gateway answers at ${site} (status ${status}).`);
}

/** Fails a run that signs up before it begins, because its codes could not be read. */
export function refuseWithoutMailbox(): void {
  if (sandbox === "") throw new Error("Set SANDBOX to the origin of the sandbox of this stack.");
  const { status } = http.get(`${sandbox}/mailbox.json?to=nobody@eightcount.test`);
  if (status !== 200) throw new Error(`No mailbox answers at ${sandbox} (status ${status}).`);
}
