import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { consume } from "@eightcount/service-kit/events/consume";
import type { EntitlementService } from "./entitlement.service";

export const entitlementChangedJob = (entitlements: EntitlementService) =>
  consume(entitlementChanged, ({ id, payload }) => entitlements.applyEvent(id, payload));
