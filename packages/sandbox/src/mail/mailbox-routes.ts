import express from "express";
import { z } from "zod";
import type { MailRepository } from "./mail.repository";

const filterQuery = z.object({
  to: z.string().min(1).optional(),
  since: z.coerce.date().optional(),
  after: z.coerce.number().int().min(0).optional(),
});

/** `/mailbox.json?to=&since=&after=`: what tests and the mailbox page read. */
export function mailboxRoutes(mails: MailRepository): express.Router {
  const router = express.Router();
  router.get("/mailbox.json", async (request, response) => {
    const filter = filterQuery.safeParse(request.query);
    if (!filter.success) {
      response.status(400).json({ error: "to, since and after: one of them is not valid" });
      return;
    }
    const { to, since, after } = filter.data;
    const found = await mails.list({
      ...(to === undefined ? {} : { to }),
      ...(since === undefined ? {} : { since }),
      ...(after === undefined ? {} : { after }),
    });
    response.set("cache-control", "no-store").json(found);
  });
  return router;
}
