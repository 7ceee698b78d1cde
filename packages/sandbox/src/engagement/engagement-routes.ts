import express from "express";
import { type Html, html } from "../pages/html";
import { dateText } from "../pages/moment-text";
import { empty, page } from "../pages/page";
import type { EngagementEvent, EngagementRepository } from "./engagement.repository";
import { isNestedDeeperThan } from "./nesting";

/** Limit for recursive readers and writers of JSON. Our own events are far less nested. */
const DEEPEST = 100;

export function engagementRoutes(events: EngagementRepository): express.Router {
  const router = express.Router();
  const parser = express.json({ limit: "1mb" });
  router.post(/^\/engagement(\/.*)?$/, parser, async (request, response) => {
    if (request.body === undefined) {
      response.status(415).json({ error: "Send application/json." });
      return;
    }
    if (isNestedDeeperThan(request.body, DEEPEST)) {
      response.status(400).json({ error: `The event is nested deeper than ${DEEPEST} levels.` });
      return;
    }
    await events.add(request.path, request.body);
    response.status(202).json({ accepted: true });
  });
  router.get("/engagement.json", async (request, response) => {
    response.json(await events.list(String(request.query.containing ?? "")));
  });
  router.get("/engagement", async (request, response) => {
    const containing = String(request.query.containing ?? "");
    response.type("html").send(eventsPage(await events.list(containing), containing).text);
  });
  return router;
}

function eventsPage(list: readonly EngagementEvent[], containing: string): Html {
  const rows = list.map(
    ({ receivedAt, path, body }) => html`<tr><td class="number">${dateText(receivedAt)}</td>
      <td>${path}</td><td><code>${JSON.stringify(body)}</code></td></tr>`,
  );
  const body = html`<div class="row"><h1>Events</h1>
    <form class="inline" method="get" action="/engagement">
      <label>Containing <input name="containing" type="search" value="${containing}" /></label>
      <button type="submit">Show</button>
    </form></div>
    <p class="lead">Events that production sends to the engagement service.</p>
    ${
      list.length === 0
        ? empty("No events yet.")
        : html`<table class="stacks"><thead><tr><th scope="col">Received</th>
          <th scope="col">Path</th><th scope="col">Event</th></tr></thead><tbody>${rows}</tbody></table>`
    }`;
  return page({ title: "Events", section: "engagement", body });
}
