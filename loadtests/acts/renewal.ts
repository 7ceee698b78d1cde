import { check } from "k6";
import exec from "k6/execution";
import http, { type CookieJar } from "k6/http";
import { addressOf } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { emailOf, memberCount, signIn } from "../lib/members.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

/** k6 empties a virtual user's own jar after every arrival. */
let jar: CookieJar | null = null;

/** A page renews its access token with the refresh cookie. */
export const renewal: Act = {
  usersPerArrival: 2,
  objectives: { renewal: slo.signIn },
  reported: ["signIn"],
  perform() {
    const number = exec.vu.idInTest % memberCount;
    if (jar === null) {
      const own = new http.CookieJar();
      if (!signIn(emailOf(number), number, own)) return;
      jar = own;
    }
    const data = send({
      operation: "renewal",
      variables: { input: { entitlementTicket: null } },
      caller: { token: null, address: addressOf(number) },
      jar,
      isGood: ({ refreshSession }) => refreshSession.__typename === "SignedIn",
    });
    // A session that ended is replaced by a sign-in.
    if (data === null) jar = null;
    check(data, { "the session is renewed": (renewed) => renewed !== null });
  },
};
