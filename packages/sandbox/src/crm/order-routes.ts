import express, { type Request, type Response } from "express";
import { z } from "zod";
import { sameOrigin } from "../controls/same-origin";
import type { Html } from "../pages/html";
import { isCardNumber } from "../recurly/cards/card-number.rules";
import type { CrmService } from "./crm.service";
import { cardPage, donePage, type OrderView, orderPage } from "./order.page";
import type { WayBack } from "./partner.page";

const cardNumber = z
  .string()
  .transform((text) => text.replaceAll(/[ -]/g, ""))
  .refine(isCardNumber, "This is not a card number.");
const email = z.email("This is not an e-mail address.").max(254);
const cycle = z.enum(["MONTH", "YEAR"], "Choose monthly or yearly.");
const orderBody = z.object({ email, cycle, cardNumber });
const cardBody = z.object({ email, cardNumber });

export function orderRoutes(crm: CrmService, publicUrl: string): express.Router {
  const router = express.Router();
  const back = (path: string, words: string) =>
    publicUrl === "" ? null : { address: new URL(path, publicUrl).href, words };
  const home = back("/", "Back to Eightcount");
  const settings = back("/settings/subscription", "Back to Eightcount");
  router.use(["/crm/order", "/crm/card"], sameOrigin, privateResponse);
  router.use("/crm", express.urlencoded({ extended: false, limit: "8kb" }));
  router.get("/crm/order", (request, response) => {
    show(response, orderPage({ email: emailFromQuery(request), problem: null, back: home }));
  });
  router.post("/crm/order", async (request, response) => {
    const order = orderBody.safeParse(request.body);
    if (!order.success)
      return refuse(request, response, { view: orderPage, back: home, error: order.error });
    await crm.placeOrder(order.data);
    const title = "Order placed";
    const sentence = `The membership of ${order.data.email} begins now.`;
    show(response, donePage({ title, sentence, back: back("/dashboard", "Start dancing") }));
  });
  router.get("/crm/card", (request, response) => {
    show(response, cardPage({ email: emailFromQuery(request), problem: null, back: settings }));
  });
  router.post("/crm/card", async (request, response) => {
    const card = cardBody.safeParse(request.body);
    if (!card.success)
      return refuse(request, response, { view: cardPage, back: settings, error: card.error });
    await crm.replaceCard(card.data.email, card.data.cardNumber);
    show(
      response,
      donePage({
        title: "Card saved",
        sentence: "Thank you. Your settings show the new card within 24 hours.",
        back: back("/settings/subscription?updating=true", "Back to your settings"),
      }),
    );
  });
  return router;
}

const emailFromQuery = ({ query }: Request): string =>
  typeof query.email === "string" ? query.email : "";

/** The address contains an e-mail, which must not reach linked or embedded sites. */
const privateResponse: express.RequestHandler = (_request, response, next) => {
  response.set({ "referrer-policy": "same-origin", "cache-control": "no-store" });
  next();
};

function show(response: Response, view: Html, status = 200): void {
  response.status(status).type("html").send(view.text);
}

function refuse(
  request: Request,
  response: Response,
  refusal: {
    readonly view: (view: OrderView) => Html;
    readonly back: WayBack;
    readonly error: z.ZodError;
  },
): void {
  const problem = refusal.error.issues[0]?.message ?? "This cannot be ordered.";
  const typed: unknown = request.body?.email;
  const email = typeof typed === "string" ? typed : "";
  const view = refusal.view({ email, problem, back: refusal.back });
  show(response, view, 422);
}
