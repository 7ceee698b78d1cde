import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { giftBalances } from "./guessing/gift-balances";
import { codesWorthMoney, giftOrders, orders } from "./guessing/orders";
import { repeatedAttempts } from "./guessing/repeated-attempts";

let guesser: Account;
let member: Account;
let other: Account;
beforeAll(async () => {
  guesser = await newAccount();
  member = await newAccount();
  other = await newAccount();
});

describeAttacks("guesses at coupons, gift cards, and orders", [
  ...codesWorthMoney(() => guesser),
  ...giftBalances(),
  ...giftOrders(() => other),
  ...orders(
    () => member,
    () => other,
  ),
  ...repeatedAttempts(),
]);
