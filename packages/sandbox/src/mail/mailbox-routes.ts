import express, { type Request } from "express";
import { z } from "zod";
import type { MailRepository } from "./mail.repository";
import { mailboxPage, mailItems } from "./mailbox.page";

const filterQuery = z.object({
  to: z.string().min(1).optional(),
  since: z.coerce.date().optional(),
  after: z.coerce.number().int().min(0).optional(),
});

const messageId = (text: string | undefined): number =>
  /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;

const recipientOf = (request: Request): string => String(request.query.to ?? "").trim();

/** The mailbox page, and `/mailbox.json?to=&since=&after=` for tests. */
export function mailboxRoutes(mails: MailRepository): express.Router {
  const router = express.Router();
  const listFor = (to: string) => mails.list(to === "" ? {} : { to });
  router.get("/mailbox.json", async (request, response) => {
    const filter = filterQuery.safeParse(request.query);
    if (!filter.success) {
      response.status(400).json({ error: "to, since and after: one of them is not valid" });
      return;
    }
    response.set("cache-control", "no-store").json(await mails.list(filter.data));
  });
  router.get("/mailbox/list", async (request, response) => {
    const to = recipientOf(request);
    const open = await mails.find(messageId(request.get("x-open-message")));
    response.type("html").send(mailItems({ mails: await listFor(to), open, to }).text);
  });
  router.get("/mailbox", async (request, response) => {
    const to = recipientOf(request);
    const list = await listFor(to);
    const view = { mails: list, open: list[0] ?? null, to, isRequested: false };
    response.type("html").send(mailboxPage(view).text);
  });
  router.get("/mailbox/:id", async (request, response) => {
    const to = recipientOf(request);
    const open = await mails.find(messageId(request.params.id));
    if (!open) {
      response.redirect("/mailbox");
      return;
    }
    const view = { mails: await listFor(to), open, to, isRequested: true };
    response.type("html").send(mailboxPage(view).text);
  });
  return router;
}
