const PAGE = `
  <main id="top" class="page wide"><p class="a b" title="one, two">x <b>y</b></p><hr>
    <form><input type="checkbox" checked><input disabled class="b"><a href="/">z</a></form>
    <svg><linearGradient class="A"></linearGradient></svg><dialog open></dialog></main>`;

/** Selectors of every shape, some with nothing that matches. */
const SELECTORS = [
  ["p", "*", "main > p", "main p.a", "p.a.b", ".b", ".A", ".a.c", "a.a", "#top", "p, .b"],
  ["nav, hr", "p + hr", "p ~ form input", ".page:hover", ".page:not(.a)", ":not(p)", ":is(.a, hr)"],
  [":is(.page) .b", '[title="one, two"]', 'p[title="one, two"]', "input:checked", ":disabled"],
  ["input:not([type=checkbox])", 'input[type="checkbox" i]', ":root", "html .b", "p:first-child"],
  ["linearGradient", "lineargradient", ".\\61", "p:has(b)", "dialog[open]", ".wide>.b", "main *"],
].flat();

function addSheet(css: string): HTMLStyleElement {
  const sheet = document.createElement("style");
  sheet.append(css);
  document.head.append(sheet);
  return sheet;
}

const styleOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) as HTMLElement);

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  document.head.replaceChildren();
});

describe("computed styles", () => {
  it.each(SELECTORS)("%s selects the same elements as a query", (selector) => {
    addSheet(`${selector} { opacity: 0.5; }`);
    const all = [...document.querySelectorAll("*")];
    const styled = all.filter((element) => getComputedStyle(element).opacity === "0.5");
    expect(styled).toEqual([...document.querySelectorAll(selector)]);
  });

  it("more than one of these selects something", () => {
    const found = SELECTORS.filter((selector) => document.querySelector(selector));
    expect(found.length).toBeGreaterThan(SELECTORS.length / 2);
  });

  it("are read again after any change", () => {
    addSheet(".b { opacity: 0.5; } .gone { display: none; }");
    const paragraph = document.querySelector("p") as HTMLElement;
    expect(getComputedStyle(paragraph)).toBe(getComputedStyle(paragraph));
    expect(styleOf("p")).toMatchObject({ opacity: "0.5", display: "block" });
    paragraph.classList.add("gone");
    expect(styleOf("p").display).toBe("none");
    paragraph.className = "";
    expect(styleOf("p")).toMatchObject({ opacity: "", display: "block" });
    paragraph.style.display = "flex";
    expect(styleOf("p").display).toBe("flex");
    const sheet = addSheet("main { visibility: hidden; }");
    expect(styleOf("b").visibility).toBe("hidden");
    sheet.append("main { visibility: visible; }");
    expect(styleOf("b").visibility).toBe("visible");
    document.body.append(paragraph);
    sheet.replaceChildren("body { visibility: hidden; }");
    expect(styleOf("b").visibility).toBe("hidden");
    sheet.remove();
    expect(styleOf("b").visibility).toBe("visible");
  });

  it("are not kept for elements outside of the document", () => {
    const box = document.createElement("div");
    box.append(document.createElement("i"));
    const inner = box.firstElementChild as HTMLElement;
    expect(getComputedStyle(inner).visibility).toBe("visible");
    box.style.visibility = "hidden";
    expect(getComputedStyle(inner)).not.toBe(getComputedStyle(inner));
  });
});
