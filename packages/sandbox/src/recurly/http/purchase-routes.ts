import express from "express";
import type { RecurlyServices } from "../recurly-services";
import { giftCardWire } from "../wire/coupon.wire";
import { collectionWire } from "../wire/invoice.wire";

export function purchaseRoutes({ purchases, redemptions }: RecurlyServices): express.Router {
  const router = express.Router();
  router.post("/purchases", async (request, response) => {
    const { book, invoice } = await purchases.purchase(request.body);
    response.status(201).json(collectionWire(book, invoice));
  });
  router.post("/purchases/preview", async (request, response) => {
    const { book, invoice } = await purchases.preview(request.body);
    response.json(collectionWire(book, invoice));
  });
  router.get("/gift_cards/:id", async (request, response) => {
    response.json(giftCardWire(await redemptions.readGiftCard(request.params.id)));
  });
  router.post("/gift_cards/:code/redeem", async (request, response) => {
    const card = await redemptions.redeemGiftCard(request.params.code, request.body);
    response.status(201).json(giftCardWire(card));
  });
  return router;
}
