import { type Html, html } from "../pages/html";
import { CRM_OFFERS } from "./crm-record";
import { partnerPage, type WayBack } from "./partner.page";

export interface OrderView {
  readonly email: string;
  readonly problem: string | null;
  readonly back: WayBack;
}

const cardField = html`<label>Card number
  <input name="cardNumber" inputmode="numeric" autocomplete="off" required
    placeholder="4111 1111 1111 1111" /></label>`;

const problemMessage = (problem: string | null) =>
  problem !== null && html`<p role="alert"><span class="chip danger">${problem}</span></p>`;

const emailField = (email: string) => html`<label>E-mail
  <input name="email" type="email" autocomplete="off" required value="${email}" /></label>`;

/** `/crm/order`, the CRM's order page. The product passes the e-mail in the query. */
export function orderPage({ email, problem, back }: OrderView): Html {
  const offers = Object.entries(CRM_OFFERS).map(
    ([cycle, { name, amount }]) => html`<label class="check">
      <input type="radio" name="cycle" value="${cycle}" ${cycle === "YEAR" && html`checked`} />
      ${name}, $${amount.toFixed(2)}</label>`,
  );
  const body = html`<h1>Your order</h1>
    <p class="lead">Your dance membership, billed by TuneFlow Payments.</p>
    <section class="card" aria-label="Order">
      ${problemMessage(problem)}
      <form class="order" method="post" action="/crm/order">
        ${emailField(email)}
        <fieldset><legend>Membership</legend>${offers}</fieldset>
        ${cardField}
        <button class="primary" type="submit">Place order</button>
      </form>
    </section>`;
  return partnerPage({ title: "Order", back, body });
}

export function cardPage({ email, problem, back }: OrderView): Html {
  const body = html`<h1>Your card</h1>
    <p class="lead">This card pays for your dance membership from the next payment on.</p>
    <section class="card" aria-label="Card">
      ${problemMessage(problem)}
      <form class="order" method="post" action="/crm/card">
        ${emailField(email)} ${cardField}
        <button class="primary" type="submit">Save card</button>
      </form>
    </section>`;
  return partnerPage({ title: "Card", back, body });
}

export interface DoneView {
  readonly title: string;
  readonly sentence: string;
  readonly back: WayBack;
}

export function donePage({ title, sentence, back }: DoneView): Html {
  const body = html`<h1>${title}</h1>
    <p class="lead">${sentence}</p>
    ${back && html`<p><a class="button" href="${back.address}">${back.words}</a></p>`}`;
  return partnerPage({ title, back: null, body });
}
