import { assemble, es256, ownKey, readToken, strangersKey } from "./forge";
import type { KeyServer } from "./key-server";
import type { Forge, Forgeries } from "./token-attack";

const jwk = strangersKey.publicKey.export({ format: "jwk" });

/** The genuine claims, signed by an attacker whose header says where to find their key. */
const pointing =
  (extra: () => object): Forge =>
  (genuine) => {
    const { header, claims } = readToken(genuine);
    return assemble({ ...header, ...extra() }, claims, es256(strangersKey.privateKey));
  };

/** The genuine key under a header that the gateway must not accept or ignore. */
const critical =
  (extra: object): Forge =>
  (genuine) => {
    const { header, claims } = readToken(genuine);
    return assemble({ ...header, ...extra }, claims, es256(ownKey()));
  };

/** Key ids that do not exist. */
export const keyNames: Forgeries = {
  "kid of no key": pointing(() => ({ kid: "another-key" })),
  "kid as a path": pointing(() => ({ kid: "../../../../dev/null" })),
  "kid as SQL": pointing(() => ({ kid: "x' UNION SELECT 'key" })),
  "kid empty": pointing(() => ({ kid: "" })),
  "kid absent": pointing(() => ({ kid: undefined })),
  "kid a list": pointing(() => ({ kid: ["a", "b"] })),
  "kid __proto__": pointing(() => ({ kid: "__proto__" })),
  "the key itself in the header": pointing(() => ({ jwk })),
  "the key itself, and no kid": pointing(() => ({ jwk, kid: undefined })),
};

/** Key addresses on the attacker's server. */
export const keyAddresses = (server: KeyServer): Forgeries => ({
  "jku with our kid": pointing(() => ({ jku: server.address("jku") })),
  "jku with the kid of the key there": pointing(() => ({
    jku: server.address("jku"),
    kid: server.keyId,
  })),
  x5u: pointing(() => ({ x5u: server.address("x5u"), kid: server.keyId })),
  x5c: pointing(() => ({ x5c: [server.address("x5c")], kid: server.keyId })),
  "kid as an address": pointing(() => ({ kid: server.address("kid") })),
});

/** Critical extensions. */
export const criticalHeaders: Forgeries = {
  "crit of an unknown extension": critical({ crit: ["upgrade"], upgrade: true }),
  "crit that is empty": critical({ crit: [] }),
  "crit of a registered name": critical({ crit: ["exp"], exp: 9_999_999_999 }),
  "crit that names nothing in the header": critical({ crit: ["missing"] }),
  "crit that is no list": critical({ crit: "upgrade", upgrade: true }),
  "crit of an unencoded payload": critical({ crit: ["b64"], b64: false }),
};
