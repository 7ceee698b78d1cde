/** Wraps a body that records which button or link was pressed. */
const page = (body: string, style = ""): string =>
  `<!doctype html><meta name="viewport" content="width=device-width">
  <style>body { margin: 0; font: 16px sans-serif } ${style}</style>
  <body>${body}<output></output>
  <script>
    document.addEventListener("click", (event) => {
      const pressed = event.target.closest("button, a");
      if (pressed) document.querySelector("output").textContent += pressed.textContent + " ";
    });
  </script>`;

const framed = (frame: string): string => page(frame);

/** Vendor's card field whose inputs lie below the visible part of its frame. */
export const CLIPPED_FRAME = framed(`
  <div class="card" style="height: 52px; overflow: hidden; border: 1px solid">
    <div><iframe style="width: 300px; height: 150px; border: 0" srcdoc='
      <style>body { margin: 0 } input { position: absolute; top: 59px; height: 32px }</style>
      <input aria-label="Card number">'></iframe></div>
  </div>`);

export const WHOLE_FRAME = framed(`
  <div style="height: 1200px"></div>
  <div class="card" style="height: 52px; overflow: hidden; border: 1px solid">
    <iframe style="width: 300px; height: 52px; border: 0" srcdoc='
      <style>body { margin: 0 } input { height: 32px }</style>
      <input aria-label="Card number">'></iframe>
  </div>`);

export const COVERED = page(
  `<button style="position: fixed; bottom: 20px; left: 20px">Start</button>
  <div class="cookies" role="region" aria-label="Cookies">We use cookies.</div>`,
  ".cookies { position: fixed; inset: auto 0 0 0; height: 110px; background: #ddd }",
);

export const FLAT_LINK = page(
  `<a href="#there" style="display: block; height: 0; overflow: hidden">There</a>`,
);

export const BELOW_THE_FOLD = page(
  `<div style="height: 3000px"></div><button>Far</button><div style="height: 3000px"></div>`,
);

export const HIDDEN_OVERFLOW = page(
  `<div class="shelf"><div style="height: 300px"></div><button>Shelved</button></div>`,
  ".shelf { height: 200px; overflow: hidden }",
);

export const SCROLLED_LIST = page(
  `<div style="height: 2000px"></div>
  <div class="list"><div style="height: 900px; width: 1500px"></div>
    <button style="margin-left: 900px">Last</button><div style="height: 900px"></div></div>`,
  ".list { height: 300px; width: 300px; overflow: auto }",
);

export const LOCKED_WINDOW = page(
  `<div style="height: 3000px"></div><button>Behind</button>`,
  "body { overflow: hidden }",
);

export const DISABLED = page("<button disabled>Later</button>");

export const STICKY_HEADER = page(
  `<header></header><main><div style="height: 1500px"></div><button>Under</button>
  <div style="height: 1500px"></div></main>`,
  "header { position: fixed; inset: 0 0 auto 0; height: 55vh; background: #eee }",
);

export const MOVING = page(
  "<button>Slow</button>",
  `button { position: relative; animation: slide 700ms linear forwards }
  @keyframes slide { from { left: 0 } to { left: 200px } }`,
);

export const FORM = page(`
  <label>Email <input type="email" value="old@example.com"></label>
  <label>Country <select><option>Canada</option><option>Germany</option>
    <option>United Arab Emirates</option><option>United States</option></select></label>
  <label class="box"><input type="checkbox" class="unseen"><i></i> I agree to the
    <a href="#terms">Terms</a></label>
  <label>Skill <input type="range" min="0" max="10" value="5"></label>
  <style>.unseen { position: absolute; opacity: 0; width: 1px; height: 1px }
    label { display: block; margin: 20px }
    .box i { display: inline-block; width: 24px; height: 24px; border: 1px solid }</style>`);

export const MENU = page(
  `<button id="opener">Opener</button><nav>Menu</nav>`,
  `nav { display: none; position: absolute; inset: 0; background: #ddd }
  #opener:hover + nav { display: block }`,
);

export const INVISIBLE = page(`<button style="opacity: 0">Ghost</button>`);

export const SHADOW_SHEET = page(`<div id="host"></div><script>{
  const root = document.querySelector("#host").attachShadow({ mode: "open" });
  root.innerHTML = "<dialog><button>Pay</button></dialog>";
  root.querySelector("button").addEventListener("click", () => document.title = "paid");
  root.querySelector("dialog").showModal(); }
</script>`);

export const FADING_CONTROLS = page(
  `<div class="player"><button>Loop</button></div>`,
  ".player { opacity: 0; height: 200px } .player:hover { opacity: 1 }",
);
