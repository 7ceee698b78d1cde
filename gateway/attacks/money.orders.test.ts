import { describeAttacks } from "./describe-attacks";
import { offers } from "./money/offers";
import { orderAttack } from "./money/order-attack";
import { races } from "./money/races";
import { refusedOrders } from "./money/refused-orders";

describeAttacks("orders that buy nothing", refusedOrders.map(orderAttack));
describeAttacks("orders that buy once", races.map(orderAttack));
describeAttacks("offers", offers.map(orderAttack));
