/** Small pages with one fault each, and one without. */
const page = (body: string, style = ""): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <style>body { margin: 0; font: 16px/20px sans-serif } button { min-height: 32px } ${style}</style>
  <body>${body}</body></html>`;

const CARD = `<style>body { margin: 0 } input { position: absolute; top: 59px; height: 32px }</style>
  <input aria-label="Card number">`;

const card = (height: number, document: string) =>
  `<div class="card" style="height: 52px; overflow: hidden">
    <iframe title="Card" style="width: 300px; height: ${height}px; border: 0" srcdoc='${document}'>
    </iframe></div>`;

export const CLIPPED_CARD = page(card(150, CARD));

/** The field can be pressed in its middle. Its lower half is clipped. */
export const HALF_CLIPPED_CARD = page(card(150, CARD.replace("59px", "34px")));

export const COVERED_BUTTON = page(
  `<button>Start</button><div class="veil"></div>`,
  ".veil { position: fixed; inset: 0 0 auto; height: 100px }",
);

export const FLAT_LINK = page(
  `<a href="#there" style="display: block; height: 0; overflow: hidden">There</a>`,
);

export const SMALL_BUTTON = page(
  `<button class="icon" aria-label="Save"></button>`,
  ".icon { width: 20px; height: 20px; min-height: 0; padding: 0; border: 0 }",
);

export const ALMOST_LARGE_BUTTON = page(
  `<button class="icon" aria-label="Save"></button>`,
  ".icon { width: 24px; height: 23px; min-height: 0; padding: 0; border: 0 }",
);

export const NOTICE_OVER_BAR = page(
  `<div style="height: 3000px"></div>
  <footer><button>Start</button></footer>
  <div class="cookies" role="region" aria-label="Cookies">We count. <button>Decline</button></div>`,
  `footer, .cookies { position: fixed; inset: auto 0 0 0; height: 80px; background: #ddd }`,
);

export const LOW_MENU_LINK = page(
  `<nav style="display: flex; gap: 8px"><a href="#terms">Terms</a><a href="#help">Help</a></nav>`,
);

/** A list of which the rest was not loaded. */
export const UNFINISHED_LIST = page(
  `<p>Classes</p><ul><li><button>Class one</button></li></ul><div style="height: 1500px"></div>
  <button class="more">See More Classes</button>
  <script>
    document.querySelector(".more").addEventListener("click", ({ currentTarget }) => {
      currentTarget.outerHTML = "<button>Class two</button> <button>Class three</button>";
    });
  </script>`,
);

export const SOUND = page(
  `<a href="#content" style="position: fixed; top: -60px">Skip to content</a>
  <header style="position: fixed; inset: 0 0 auto; height: 60px"><button>Menu</button></header>
  <main style="padding-top: 80px">
    <p>By going on you agree to the <a href="#terms">Terms</a> of use.</p>
    <ul class="rail">${[..."abcdefgh"].map((one) => `<li><button>Style ${one}</button></li>`).join("")}</ul>
    <label class="box"><input type="checkbox" class="unseen"><i></i> I agree</label>
    <label>Skill <input type="range" min="0" max="10" value="0" style="height: 32px"></label>
    ${card(52, CARD.replace("59px", "10px"))}
    <div style="height: 2500px"></div>
    <button>Last</button>
  </main>
  <aside hidden><button>Hidden</button></aside><div inert><button>Inert</button></div>`,
  `.rail { display: flex; width: 300px; margin: 0; padding: 0; overflow-x: auto; list-style: none }
  .rail button { width: 140px } header { background: #eee }
  .box { display: block; height: 40px } .box i { display: inline-block; width: 24px; height: 24px }
  .unseen { position: absolute; opacity: 0; width: 1px; height: 1px }`,
);
