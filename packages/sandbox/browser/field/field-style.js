/** Supported style options of the provider's card element. */
const properties = {
  fontFamily: ["--font-family", "font-family"],
  fontSize: ["--font-size", "font-size"],
  fontWeight: ["--font-weight", "font-weight"],
  letterSpacing: ["--letter-spacing", "letter-spacing"],
  fontColor: ["--color", "color"],
};

/** @param {string} variable @param {string} property @param {unknown} value */
function set(variable, property, value) {
  if (typeof value !== "string" || !CSS.supports(property, value)) return;
  document.documentElement.style.setProperty(variable, value);
}

/**
 * Applies the style options of the surrounding form.
 * @param {{ style?: any, displayIcon?: boolean }} config
 * @param {{ number: HTMLInputElement, expiry: HTMLInputElement, cvv: HTMLInputElement }} fields
 */
export function applyStyle({ style = {}, displayIcon = true }, fields) {
  for (const [option, [variable = "", property = ""]] of Object.entries(properties)) {
    set(variable, property, style[option]);
  }
  set("--invalid-color", "color", style.invalid?.fontColor);
  set("--placeholder-color", "color", style.placeholder?.color);
  document.documentElement.dataset.icon = String(displayIcon);
  const content = style.placeholder?.content ?? {};
  for (const [name, field] of Object.entries(fields)) {
    if (typeof content[name] === "string") field.placeholder = content[name];
  }
}
