import express from "express";
import type { GiftCardEntry } from "../book/book";
import type { RecurlyServices } from "../recurly-services";
import { giftCardWire } from "../wire/gift-card.wire";
import { collectionWire } from "../wire/invoice.wire";
import { listPage } from "./list-page";

export function purchaseRoutes(services: RecurlyServices): express.Router {
  const { purchases } = services;
  const router = express.Router();
  router.post("/purchases", async (request, response) => {
    const { book, invoice } = await purchases.purchase(request.body);
    response.status(201).json(collectionWire(book, invoice));
  });
  router.post("/purchases/preview", async (request, response) => {
    const { book, invoice } = await purchases.preview(request.body);
    response.json(collectionWire(book, invoice));
  });
  giftCardRoutes(router, services);
  return router;
}

function giftCardRoutes(router: express.Router, services: RecurlyServices): void {
  const { books, giftCards, giftOrders, redemptions } = services;
  const wire = (card: GiftCardEntry) => giftCardWire(card, books.machineNow());
  router.get("/gift_cards", async (request, response) => {
    const items = (await giftCards.list()).map((card) => ({ ...card, updatedAt: card.createdAt }));
    response.json(listPage(request, items, wire));
  });
  router.post("/gift_cards", async (request, response) => {
    response.status(201).json(wire(await giftOrders.purchase(request.body)));
  });
  router.post("/gift_cards/preview", async (request, response) => {
    response.status(201).json(wire(await giftOrders.preview(request.body)));
  });
  router.get("/gift_cards/:id", async (request, response) => {
    response.json(wire(await redemptions.readGiftCard(request.params.id)));
  });
  router.post("/gift_cards/:code/redeem", async (request, response) => {
    const card = await redemptions.redeemGiftCard(request.params.code, request.body);
    response.status(201).json(wire(card));
  });
}
