import express from "express";
import { findCoupon } from "../catalogue/coupons";
import { findPlan, sitePlans } from "../catalogue/plans";
import { couponWire } from "../wire/coupon.wire";
import { planWire } from "../wire/plan.wire";
import { notFound } from "./fault";
import { listPage } from "./list-page";

const withoutCode = (key: string): string => key.replace(/^code-/, "");

export function catalogueRoutes(): express.Router {
  const router = express.Router();
  router.get("/plans", (request, response) => {
    const active = request.query.state === "inactive" ? [] : sitePlans;
    const items = active.map((plan, index) => ({ plan, createdAt: -index, updatedAt: -index }));
    response.set("recurly-total-records", String(items.length));
    response.json(listPage(request, items, ({ plan }) => planWire(plan)));
  });
  router.get("/plans/:plan", (request, response) => {
    const plan = findPlan(withoutCode(request.params.plan));
    if (!plan) throw notFound("Plan", "code", withoutCode(request.params.plan));
    response.json(planWire(plan));
  });
  router.get("/coupons/:coupon", (request, response) => {
    const coupon = findCoupon(withoutCode(request.params.coupon));
    if (!coupon) throw notFound("Coupon", "code", withoutCode(request.params.coupon));
    response.json(couponWire(coupon));
  });
  return router;
}
