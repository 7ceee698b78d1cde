import type { Resolvers } from "../execution/resolver";
import { cardActionResolvers } from "./cardActions";
import { classResolvers } from "./classes";
import { deletionResolvers } from "./deletion";
import { deviceResolvers } from "./devices";
import { giftCardResolvers } from "./giftCards";
import { helpResolvers } from "./help";
import { historyResolvers } from "./history";
import { invoiceResolvers } from "./invoices";
import { memberRecordResolvers } from "./memberRecords";
import { memberResolvers } from "./members";
import { offeredActionResolvers } from "./offeredActions";
import { offerResolvers } from "./offers";
import { orderResolvers } from "./orders";
import { ownerResolvers } from "./owners";
import { passwordResetResolvers } from "./passwordReset";
import { pauseResolvers } from "./pauses";
import { paymentPreviewResolvers } from "./paymentPreviews";
import { playbackResolvers } from "./playback";
import { recommendationResolvers } from "./recommendations";
import { searchResolvers } from "./search";
import { sessionResolvers } from "./sessions";
import { signUpResolvers } from "./signUp";
import { statisticsResolvers } from "./statistics";
import { streamResolvers } from "./streams";
import { subscriptionActionResolvers } from "./subscriptionActions";
import { subscriptionResolvers } from "./subscriptions";

const parts: readonly Resolvers[] = [
  cardActionResolvers,
  classResolvers,
  deviceResolvers,
  deletionResolvers,
  giftCardResolvers,
  helpResolvers,
  historyResolvers,
  memberRecordResolvers,
  invoiceResolvers,
  memberResolvers,
  offeredActionResolvers,
  offerResolvers,
  orderResolvers,
  ownerResolvers,
  passwordResetResolvers,
  pauseResolvers,
  paymentPreviewResolvers,
  playbackResolvers,
  recommendationResolvers,
  searchResolvers,
  sessionResolvers,
  signUpResolvers,
  statisticsResolvers,
  streamResolvers,
  subscriptionActionResolvers,
  subscriptionResolvers,
];

const types = [...new Set(parts.flatMap((part) => Object.keys(part)))];

/** The resolvers of all types. */
export const resolvers: Resolvers = Object.fromEntries(
  types.map((type) => [type, Object.assign({}, ...parts.map((part) => part[type]))]),
);
