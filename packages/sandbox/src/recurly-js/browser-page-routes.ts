import path from "node:path";
import express, { type Response } from "express";
import { challengePage } from "./challenge.page";
import type { ChallengeService } from "./challenge.service";
import { recurlyScript } from "./recurly-script";

const FIELD = path.join(__dirname, "../../browser/field");
const FONT = require.resolve(
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
);

/** Any origin may frame these pages, because the shop is on another origin in production, too. */
function framed(response: Response): Response {
  return response.set({
    "cache-control": "no-cache",
    "referrer-policy": "no-referrer",
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
      "font-src 'self'; connect-src 'self'; frame-ancestors *",
  });
}

export function recurlyScriptRoute(): express.RequestHandler {
  return (_request, response) => {
    response.set("cache-control", "no-cache").type("text/javascript").send(recurlyScript());
  };
}

/** Addresses in the card and challenge pages are relative to their folder. */
export function browserPageRoutes(challenges: ChallengeService): express.Router {
  const router = express.Router();
  router.get("/field.html", (_request, response) => {
    framed(response).sendFile(path.join(FIELD, "field.html"));
  });
  router.get("/field.css", (_request, response) => {
    response.sendFile(path.join(FIELD, "field.css"));
  });
  router.get("/fonts/hanken.woff2", (_request, response) => {
    response.sendFile(FONT, { maxAge: "30d" });
  });
  router.use("/field", express.static(FIELD, { extensions: ["js"], index: false }));
  router.get("/three_d_secure/mock", async (request, response) => {
    const id = String(request.query.three_d_secure_action_token_id ?? "");
    framed(response)
      .type("html")
      .send(challengePage(await challenges.find(id)).text);
  });
  return router;
}
