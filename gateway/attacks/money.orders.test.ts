import { describeAttacks } from "./describe-attacks";
import { giftRaces } from "./money/gift-races";
import { movedAddresses } from "./money/moved-addresses";
import { offers } from "./money/offers";
import { orderAttack } from "./money/order-attack";
import { previewAttacks } from "./money/preview-attacks";
import { races } from "./money/races";
import { refusedOrders } from "./money/refused-orders";

describeAttacks("orders that buy nothing", refusedOrders.map(orderAttack));
describeAttacks("orders that buy once", races.map(orderAttack));
describeAttacks("offers", offers.map(orderAttack));
describeAttacks("gift cards", giftRaces);
describeAttacks("previews", previewAttacks);
describeAttacks("billing addresses of plans in rupees", movedAddresses);
