import type { Person } from "../../journeys/people/person";
import type { Attack } from "../attack";
import { refusedByGateway } from "../evidence/evidence";
import { refreshWith } from "./browser";

/** Rows of requests that another site's page could send with the member's cookies. */
export function foreignRequests(own: () => Person): readonly Attack[] {
  const refresh = (options: Parameters<Person["ask"]>[2]) => () =>
    refreshWith(own().cookies, options);
  const foreign = (headers: Readonly<Record<string, string>>): Omit<Attack, "name"> => ({
    attempt: refresh({ headers }),
    answer: { status: 403, data: undefined, errors: [{ extensions: { code: "FOREIGN_ORIGIN" } }] },
    recorded: refusedByGateway("FOREIGN_ORIGIN"),
  });
  const byGet = (operation: string, variables: object): Omit<Attack, "name"> => ({
    attempt: () => own().ask(operation, variables, { method: "GET" }),
    answer: {
      status: 405,
      data: undefined,
      errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }],
      setCookies: [],
    },
    recorded: refusedByGateway("METHOD_NOT_ALLOWED"),
  });
  return [
    { name: "a refresh by GET", ...byGet("sessionOperationsRefreshMutation", { input: {} }) },
    { name: "a sign-out by GET", ...byGet("signInOperationsSignOutMutation", {}) },
    { name: "a refresh from another origin", ...foreign({ origin: "https://evil.example" }) },
    { name: "a refresh from no origin", ...foreign({ origin: "null" }) },
    { name: "a refresh from a sibling site", ...foreign({ "sec-fetch-site": "same-site" }) },
    {
      name: "a refresh as a form would send it",
      attempt: refresh({ headers: { "content-type": "text/plain" } }),
      answer: {
        status: 415,
        data: undefined,
        errors: [{ extensions: { code: "UNSUPPORTED_MEDIA_TYPE" } }],
      },
      recorded: refusedByGateway("UNSUPPORTED_MEDIA_TYPE"),
    },
  ];
}
