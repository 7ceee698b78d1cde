/** Chromium without a locale names one that Intl refuses, and uPlot uses it as soon as it loads. */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en-US" });
}
