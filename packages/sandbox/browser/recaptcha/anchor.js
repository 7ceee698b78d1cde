const given = new URLSearchParams(location.search);
const box = /** @type {HTMLInputElement} */ (document.getElementById("box"));
const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));

document.body.dataset.theme = given.get("theme") ?? "light";

/** @param {{ type: "token", token: string } | { type: "error" }} message */
const send = (message) => parent.postMessage(message, given.get("origin") ?? "");

async function check() {
  const body = { siteKey: given.get("k"), hostname: new URL(given.get("origin") ?? "").hostname };
  const reply = await fetch("userverify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer = await reply?.json().catch(() => null);
  if (answer?.token) {
    send({ type: "token", token: answer.token });
    return;
  }
  box.checked = false;
  problem.textContent = answer?.problem
    ? `ERROR for site owner: ${answer.problem}`
    : "Could not connect to the reCAPTCHA service.";
  if (!answer) send({ type: "error" });
}

box.addEventListener("change", () => {
  problem.textContent = "";
  // As with the vendor's box, only the page can clear a checked box.
  if (box.checked) check();
  else box.checked = true;
});

addEventListener("message", ({ source, data }) => {
  if (source !== parent || data.type !== "reset") return;
  box.checked = false;
  problem.textContent = data.isExpired ? "Verification expired. Check the checkbox again." : "";
});
