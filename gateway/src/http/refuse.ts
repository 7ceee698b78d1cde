import type express from "express";
import { countRefused } from "../plugins/count-refused";

/** Sends an error in place of a GraphQL response. Returns its code. */
export function refuse(
  response: express.Response,
  status: number,
  code: string,
  message: string,
): readonly string[] {
  countRefused(code);
  response
    .status(status)
    .setHeader("cache-control", "no-store")
    .json({ errors: [{ message, extensions: { code } }] });
  return [code];
}
