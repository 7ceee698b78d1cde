/**
 * @typedef {object} ApiProblem
 * @property {string} code
 * @property {string} message
 * @property {string[]} [fields]
 * @property {{ field: string, messages: string[] }[]} [details]
 */

/**
 * Returns an error with the properties of the provider's library.
 * @param {ApiProblem} problem
 */
export function recurlyError(problem) {
  const error = new Error(problem.message);
  return Object.assign(error, { name: "RecurlyError", classification: "merchant", ...problem });
}

/** Resolves the API address relative to this page. @param {{ api: string }} config */
export function apiUrl(config) {
  return new URL(config.api, document.baseURI);
}

/** @param {{ api: string }} config @param {string} path */
export function apiPath(config, path) {
  return `${apiUrl(config).href.replace(/\/$/, "")}${path}`;
}

/**
 * Calls the browser API. The provider returns its errors with HTTP 200 and an `error` key.
 * @param {{ api: string, publicKey: string }} config
 * @param {string} path
 * @param {Record<string, unknown>} body
 */
export async function callApi(config, path, body) {
  const reply = await fetch(apiPath(config, path), {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, key: config.publicKey }),
  }).catch(() => null);
  const answer = await reply?.json().catch(() => null);
  if (!answer) throw recurlyError({ code: "api-error", message: "There was an error." });
  if (answer.error) throw recurlyError(answer.error);
  return answer;
}

/**
 * Reads billing details from a form (`data-recurly` attributes) or a plain object.
 * @param {HTMLFormElement | Record<string, string>} source
 * @returns {Record<string, string>}
 */
export function billingDetails(source) {
  if (!(source instanceof HTMLElement)) return { ...source };
  const inputs = source.querySelectorAll("[data-recurly]");
  return Object.fromEntries(
    Array.from(inputs, (input) => [
      /** @type {HTMLElement} */ (input).dataset.recurly ?? "",
      /** @type {HTMLInputElement} */ (input).value ?? "",
    ]),
  );
}
