import * as card from "./card-format.js";
import { applyStyle } from "./field-style.js";

/** @param {string} id */
const input = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

const fields = { number: input("number"), expiry: input("expiry"), cvv: input("cvv") };
const order = /** @type {const} */ (["number", "expiry", "cvv"]);
const names = { number: "Card number", expiry: "Expiry date", cvv: "Security code" };
const formats = {
  number: card.formatNumber,
  expiry: card.formatExpiry,
  cvv: card.formatCode,
};

/** @typedef {typeof order[number]} FieldName */

/** @type {{ publicKey?: string, required?: string[], style?: any, displayIcon?: boolean }} */
let config = {};
/** @type {MessagePort | null} */
let port = null;

/** @param {FieldName} name */
function isValid(name) {
  const text = fields[name].value;
  if (name === "number") return card.isNumber(text);
  if (name === "expiry") return card.isExpiry(text, new Date());
  const optional = text === "" && !config.required?.includes("cvv");
  return optional || card.isCode(text, card.brandOf(fields.number.value));
}

/** @param {FieldName} name */
const fieldState = (name) => ({
  valid: isValid(name),
  empty: fields[name].value === "",
  focus: document.activeElement === fields[name],
});

function state() {
  const [number, expiry, cvv] = [fieldState("number"), fieldState("expiry"), fieldState("cvv")];
  const digits = card.digitsOf(fields.number.value);
  return {
    valid: number.valid && expiry.valid && cvv.valid,
    empty: number.empty && expiry.empty && cvv.empty,
    focus: number.focus || expiry.focus || cvv.focus,
    brand: card.brandOf(digits),
    firstSix: number.valid ? digits.slice(0, 6) : "",
    lastFour: number.valid ? digits.slice(-4) : "",
    number,
    expiry,
    cvv,
  };
}

/** Shows problems to the member and reports the state to the parent page, without the number. */
function report() {
  const now = state();
  const wrong = order.filter((name) => !now[name].valid && !now[name].empty && !now[name].focus);
  for (const name of order) {
    fields[name].setAttribute("aria-invalid", String(wrong.includes(name)));
  }
  const problem = wrong.map((name) => `${names[name]} is not valid.`).join(" ");
  const status = document.getElementById("problem");
  if (status && status.textContent !== problem) status.textContent = problem;
  const brand = document.querySelector(".brand");
  if (brand) brand.textContent = card.brandNames[now.brand];
  port?.postMessage({ type: "state", state: now });
}

/** Keeps the caret after the same digit while the text is regrouped. @param {FieldName} name */
function regroup(name) {
  const field = fields[name];
  const caret = field.selectionStart ?? field.value.length;
  const atEnd = caret === field.value.length;
  const before = card.digitsOf(field.value.slice(0, caret)).length;
  field.value = formats[name](field.value);
  if (atEnd) return;
  let seen = 0;
  let position = 0;
  while (seen < before && position < field.value.length) {
    if (/\d/.test(field.value[position] ?? "")) seen += 1;
    position += 1;
  }
  field.setSelectionRange(position, position);
}

/** Moves the focus to the next field when this one is complete. @param {FieldName} name */
function focusNextField(name) {
  const next = order[order.indexOf(name) + 1];
  const field = fields[name];
  const length = card.brandOf(field.value) === "american_express" ? 15 : 16;
  const full = name === "expiry" || card.digitsOf(field.value).length === length;
  if (next && full && isValid(name) && field.selectionStart === field.value.length) {
    fields[next].focus();
  }
}

for (const name of order) {
  fields[name].addEventListener("input", (event) => {
    const removing = /** @type {InputEvent} */ (event).inputType?.startsWith("delete");
    if (!removing) regroup(name);
    report();
    if (!removing) focusNextField(name);
  });
  fields[name].addEventListener("focus", report);
  fields[name].addEventListener("blur", () => setTimeout(report));
  fields[name].addEventListener("keydown", (event) => {
    if (event.key === "Enter") port?.postMessage({ type: "submit" });
    const previous = order[order.indexOf(name) - 1];
    if (event.key === "Backspace" && fields[name].value === "" && previous) {
      fields[previous].focus();
    }
  });
}

/** @param {number} id @param {Record<string, string>} inputs */
async function tokenize(id, inputs) {
  const body = {
    ...inputs,
    number: card.digitsOf(fields.number.value),
    ...card.expiryOf(fields.expiry.value),
    cvv: fields.cvv.value,
    required: config.required?.join(",") ?? "",
    key: config.publicKey ?? "",
  };
  const reply = await fetch("token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer = (await reply?.json().catch(() => null)) ?? {
    error: { code: "api-error", message: "There was an error." },
  };
  port?.postMessage(
    answer.error
      ? { type: "token", id, error: answer.error }
      : { type: "token", id, token: answer },
  );
}

/** @param {string} text */
function configure(text) {
  config = JSON.parse(text);
  applyStyle(config, fields);
  report();
}

/** @param {MessageEvent} event */
function receive({ data }) {
  if (data.type === "configure") configure(data.config);
  else if (data.type === "focus") fields.number.focus();
  else if (data.type === "token") tokenize(data.id, data.inputs);
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.data?.type !== "connect" || !event.ports[0]) return;
  port = event.ports[0];
  port.onmessage = receive;
  port.postMessage({ type: "ready" });
  if (order.some((name) => fields[name].value !== "")) report();
});

// A fast typist may have entered text before this script loaded.
for (const name of order) regroup(name);
report();

const given = new URLSearchParams(location.hash.slice(1)).get("config");
if (given) configure(given);
