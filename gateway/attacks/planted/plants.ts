/** A weakness that is put into the compiled product, and the cases that must notice it. */
export interface Plant {
  /** Compiled file, relative to the checkout. */
  readonly file: string;
  /** Text that is in it exactly once. */
  readonly find: string;
  readonly replaceBy: string;
  /** How the names of the class's test files begin. */
  readonly suite: string;
  /** Full names of cases of which at least one must fail. */
  readonly cases: RegExp;
}

/** One weakness of each class, by what it is. */
export const plants: Readonly<Record<string, Plant>> = {
  "free text is executed": {
    file: "gateway/dist/http/operation-request.js",
    find: "    if (id === undefined) {\n",
    replaceBy: `    if (typeof body.query === "string")
      return { operation: { name: null, text: body.query, isMutation: false }, variables: {} };
    if (id === undefined) {\n`,
    suite: "graph-shape",
    cases: /^free text a type name, by POST$/,
  },
  "unknown input fields are left out": {
    file: "node_modules/graphql/utilities/coerceInputValue.js",
    find: "if (!fieldDefs[fieldName]) {",
    replaceBy: "if (false) {",
    suite: "mass-assignment",
    cases: /^fields that no input has memberId in /,
  },
  "the gateway's signature is not checked": {
    file: "packages/service-kit/dist/viewer/signature.js",
    find: "    if (!sameText(mac,",
    replaceBy: "    if (false && !sameText(mac,",
    suite: "subgraphs",
    cases: /another key$/,
  },
  "the signed body is not compared": {
    file: "packages/service-kit/dist/graph/signed-request.js",
    find: "if (hash === signedBodyHash) {",
    replaceBy: "if (true) {",
    suite: "subgraphs",
    cases: /another body$/,
  },
  "the end of an access token is not checked": {
    file: "gateway/dist/viewer/token-verifier.js",
    find: "currentDate: new Date(this.options.now()),",
    replaceBy: "currentDate: new Date(0),",
    suite: "tokens",
    cases: /that ended a second ago$/,
  },
  "the audience of an access token is not checked": {
    file: "gateway/dist/viewer/token-verifier.js",
    find: 'audience: "eightcount",',
    replaceBy: "",
    suite: "tokens",
    cases: /for another audience$/,
  },
  "the end of an entitlement ticket is not checked": {
    file: "subgraphs/accounts/dist/src/entitlements/entitlement-ticket.js",
    find: "return age >= -MAX_CLOCK_SKEW_SECONDS && age < lifetimeSeconds + 1;",
    replaceBy: "return true;",
    suite: "tickets",
    cases: /that says it lasts a year$/,
  },
  "a refresh token may be used again": {
    file: "subgraphs/accounts/dist/src/sessions/sessions.rules.js",
    find: "    if (!token.rotatedAt)\n",
    replaceBy: "    if (true)\n",
    suite: "sessions",
    cases: /^a refresh token used twice an exchanged token, /,
  },
  "another site's page may post": {
    file: "gateway/dist/http/own-pages.js",
    find: 'if (!isForeign && !FOREIGN_SITES.has(headers["sec-fetch-site"]))',
    replaceBy: "if (true)",
    suite: "cross-site.mutations",
    cases: /from a page of another site/,
  },
  "any host name is served": {
    file: "packages/service-kit/dist/http/known-hosts.js",
    find: "return name !== null && known.has(name);",
    replaceBy: "return true;",
    suite: "cross-site.hosts",
    cases: /^Host headers Host is /,
  },
  "control characters are mailed": {
    file: "packages/rules/dist/people/plain-text.js",
    find: '.replace(CONTROLS_WITHIN_LINES, "")',
    replaceBy: "",
    suite: "injection.accounts",
    cases: /useSendHelpRequestMutation\.input\.message: a log line of its own$/,
  },
  "a webhook's signature is not checked": {
    file: "subgraphs/billing/dist/src/providers/signed-notice.js",
    find: "if (!matches.includes(true))",
    replaceBy: "if (false)",
    suite: "webhooks",
    cases: /a notice with half an HMAC$/,
  },
  "anyone may remove a saved class": {
    file: "subgraphs/viewing/dist/src/saved-classes/saved-class.repository.js",
    find: "AND member_id = ",
    replaceBy: "AND '00000000-0000-0000-0000-000000000000' <> ",
    suite: "ownership.ids",
    cases: /useSaveClassUnsaveMutation\.input\.savedClassId of a member, by another member$/,
  },
  "anyone may change another member's list": {
    file: "subgraphs/viewing/dist/src/history/continue-dancing.repository.js",
    find: "WHERE id = $1 AND member_id = $2\n",
    replaceBy: "WHERE id = $1 AND $2::uuid IS NOT NULL\n",
    suite: "ownership.ids",
    cases: /useContinueDancingRemoveMutation\.input\.classRecordId of a member, by another member$/,
  },
  "limits are never reached": {
    file: "packages/service-kit/dist/limits/attempt-limits.js",
    find: "if (!(await this.#takeOne(one, attempts)))",
    replaceBy: "if (!(await this.#takeOne(one, attempts)) && false)",
    suite: "brute-force.passwords",
    cases: /the right password after twenty wrong ones, with a captcha$/,
  },
  "an address need not be confirmed": {
    file: "subgraphs/accounts/dist/src/sessions/sign-in.service.js",
    find: "if (!member.emailVerifiedAt) {",
    replaceBy: "if (false) {",
    suite: "flow-order.accounts",
    cases: /a sign-in before the confirmation$/,
  },
  "nobody needs a subscription": {
    file: "packages/service-kit/dist/viewer/viewer.js",
    find: "if (!canWatch(viewer))",
    replaceBy: "if (false)",
    suite: "entitlement",
    cases: /startPlayback as (inactive|expired)$/,
  },
  "a signature opens every film": {
    file: "packages/sandbox/dist/media/media-verifier.js",
    find: "return (0, signed_policy_1.coversUrl)(policy.resource, url) ?",
    replaceBy: "return true ?",
    suite: "media.grants",
    cases: /another class's stream at /,
  },
  "plans in rupees are sold everywhere": {
    file: "subgraphs/billing/dist/src/checkout/purchase-process.service.js",
    find: "if (!(await this.#canSellIn(offer.plan.currency, holder.memberId))) {",
    replaceBy: "if (false) {",
    suite: "money.orders",
    cases: /a plan in rupees with a Canadian address$/,
  },
  "every invalid value is reported": {
    file: "gateway/dist/plugins/bound-variables.js",
    find: "if (total <= MAX_INVALID)",
    replaceBy: "if (true)",
    suite: "costs.values",
    cases: / ClassesScreenQuery\.filter(\.styles\[\])?, 900 /,
  },
  "names of any length are normalized": {
    file: "packages/rules/dist/catalogue/route-names.js",
    find: ".slice(0, MAX_NAME_LENGTH)",
    replaceBy: "",
    suite: "costs.texts",
    cases: / StyleScreenQuery\.name, 30,000 combining marks$/,
  },
  "domains of any length are converted": {
    file: "packages/rules/dist/people/email.js",
    find: "if (plain.length > exports.EMAIL_MAX_LENGTH)",
    replaceBy: "if (false)",
    suite: "costs.texts",
    cases: /signInOperationsSignInMutation\.input\.email, a domain of 5,400 letters$/,
  },
  "a stall revives ended tokens": {
    file: "gateway/dist/viewer/ended-sessions.js",
    find: " ?? (await (0, within_1.within)(AFTER_A_STALL_MS, lookup))",
    replaceBy: "",
    suite: "sessions.stalls",
    cases: /a token of an ended session in many short stalls$/,
  },
};
