import {
  CardElement,
  Elements,
  RecurlyProvider,
  ThreeDSecureAction,
  useRecurly,
} from "@recurly/react-recurly";
import { createElement as h, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

/** A checkout as small as possible, with the real react-recurly; the tests press its buttons. */
const settings = new URLSearchParams(location.search);
const api = settings.get("api") ?? "/recurly/js/v1";

/** @param {object} order */
async function buy(order) {
  const reply = await fetch("/buy", { method: "POST", body: JSON.stringify(order) });
  return reply.json();
}

const inputs = () => [
  h("input", { key: "first", "data-recurly": "first_name", defaultValue: "Ines" }),
  h("input", { key: "last", "data-recurly": "last_name", defaultValue: "Moreau" }),
];

function Checkout() {
  const recurly = useRecurly();
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const [said, say] = useState("ready");
  const [challenge, setChallenge] = useState(/** @type {any} */ (null));
  const [card, setCard] = useState(/** @type {any} */ ({}));

  /** @param {string} tokenId @param {string} [resultTokenId] */
  const pay = async (tokenId, resultTokenId) => {
    setChallenge(null);
    const { state, message, actionTokenId } = await buy({ tokenId, resultTokenId });
    if (actionTokenId) setChallenge({ id: actionTokenId, tokenId });
    else say(message ?? state);
  };
  /** @param {any} event */
  const submit = (event) => {
    event?.preventDefault?.();
    say("busy");
    if (form.current) {
      recurly.token(form.current, (error, token) =>
        error ? say(`token ${/** @type {any} */ (error).fields?.join()}`) : pay(token.id),
      );
    }
  };
  const wallet = () => {
    const options = { country: "US", currency: "USD", label: "Eightcount", total: "1.00" };
    const sheet = recurly.ApplePay({ ...options, form: form.current ?? undefined });
    const on = /** @type {(event: string, listener: (detail: any) => void) => void} */ (
      sheet.on.bind(sheet)
    );
    on("token", (token) => pay(token.id));
    on("error", (error) => say(error.code));
    on("cancel", () => say("cancelled"));
    sheet.ready(() => sheet.begin());
  };
  const style = { fontSize: "17px", fontColor: "rgb(1, 2, 3)", placeholder: { color: "#857a89" } };
  const element = { className: "card", style, onChange: setCard, onSubmit: submit };
  return h(
    "form",
    { ref: form, onSubmit: submit },
    inputs(),
    h(CardElement, /** @type {any} */ (element)),
    h("button", { type: "submit" }, "Complete"),
    h("button", { type: "button", onClick: wallet }, "Wallet"),
    h("output", { id: "said" }, said),
    h("output", { id: "card" }, JSON.stringify(card)),
    challenge &&
      h(ThreeDSecureAction, {
        key: challenge.id,
        actionTokenId: challenge.id,
        onToken: (token) => pay(challenge.tokenId, token.id),
        onError: (error) => say(/** @type {any} */ (error).code),
      }),
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    h(RecurlyProvider, /** @type {any} */ ({ publicKey: "sandbox-public-key", api }), [
      h(Elements, { key: "elements" }, h(Checkout)),
    ]),
  );
}
