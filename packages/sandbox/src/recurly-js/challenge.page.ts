import { Html, html } from "../pages/html";
import type { Challenge } from "./challenge.service";

const STYLE = new Html(`
  @font-face { font-family: "Hanken Grotesk Variable"; font-weight: 100 900; font-display: swap;
    src: url("../fonts/hanken.woff2") format("woff2"); }
  :root { color-scheme: light; }
  body { margin: 0; padding: 20px; background: #fff; color: #17111a;
    font: 420 16px/1.5 "Hanken Grotesk Variable", system-ui, sans-serif; }
  h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.2; }
  p { margin: 0 0 16px; color: #574d5b; }
  .step { display: inline-block; margin-bottom: 12px; padding: 2px 10px; border-radius: 999px;
    background: #fce7f2; color: #970351; font-size: 13px; font-weight: 600; }
  .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
  button { flex: 1 1 130px; min-height: 48px; border-radius: 999px; border: 1px solid #857a89;
    background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button.approve { background: #e0117d; border-color: #e0117d; color: #fff; }
  button:focus-visible { outline: 2px solid #17111a; outline-offset: 2px; }`);

/** Posts the page's height, and the answer once. The parent page checks the frame's origin and window. */
const SCRIPT = new Html(`
  const fit = () => parent.postMessage({ height: document.body.offsetHeight }, "*");
  addEventListener("resize", fit);
  document.fonts.ready.then(fit);
  let told = false;
  const tell = (success) => {
    if (told) return;
    told = true;
    parent.postMessage({ type: "three_d_secure", success }, "*");
  };
  const fails = document.body.dataset.fails === "true";
  document.querySelector(".approve")?.addEventListener("click", () => tell(!fails));
  document.querySelector(".fail")?.addEventListener("click", () => tell(false));
  if (document.body.dataset.frictionless === "true") setTimeout(() => tell(true), 400);`);

export function challengePage(challenge: Challenge | null): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>3-D Secure</title>
    <style>${STYLE}</style>
  </head>
  <body data-fails="${String(challenge?.fails ?? false)}"
    data-frictionless="${String(challenge?.frictionless ?? false)}">
    <main>${challenge ? question(challenge) : gone()}</main>
    <script>${SCRIPT}</script>
  </body>
</html>`;
}

function question(challenge: Challenge): Html {
  if (challenge.frictionless) {
    return html`<h1>Checking your device</h1><p role="status">This takes a moment.</p>`;
  }
  const step =
    challenge.total > 1 &&
    html`<span class="step">Question ${challenge.attempt} of ${challenge.total}</span>`;
  return html`${step}
    <h1>Is this you?</h1>
    <p>Sandbox Bank asks you to confirm the payment with the card ending with ${challenge.lastFour}.</p>
    ${challenge.fails && html`<p>This card's bank always declines, whichever button you press.</p>`}
    <div class="buttons">
      <button type="button" class="approve">Approve</button>
      <button type="button" class="fail">Fail</button>
    </div>`;
}

function gone(): Html {
  return html`<h1>This question has expired</h1>
    <p>The action token is unknown or older than twenty minutes.</p>
    <div class="buttons"><button type="button" class="fail">Close</button></div>`;
}
