import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { otherKeys, publicKeyAsSecret, withoutSignature } from "./tokens/algorithms";
import { places, schemes, tooLong } from "./tokens/carriers";
import { endedByTime, tampered, unchanged, wrongClaims } from "./tokens/claims";
import { criticalHeaders, keyAddresses, keyNames } from "./tokens/headers";
import { KeyServer } from "./tokens/key-server";
import { brokenTokens, otherSecrets } from "./tokens/shapes";
import { arrangeHolder, genuineToken, queryWith, tokenAttacks } from "./tokens/token-attack";

const keyServer = new KeyServer();
beforeAll(() => keyServer.open());
afterAll(() => keyServer.close());

it("a token that is put together like these, with nothing changed, is taken", async () => {
  await arrangeHolder();
  const answer = await queryWith(`Bearer ${await unchanged(genuineToken())}`);
  expect([answer.status, answer.errors]).toEqual([200, []]);
  expect(answer.data).toMatchObject({ viewer: { profile: { email: expect.any(String) } } });
});

/** The same attack, which must not contact the attacker's server either. */
const unasked = (attack: Attack): Attack => ({
  ...attack,
  attempt: async () => ({ ...(await attack.attempt()), asked: keyServer.asked }),
  answer: { ...attack.answer, asked: [] },
});

describeAttacks("forged access tokens", [
  ...tokenAttacks("without a signature", withoutSignature),
  ...tokenAttacks("a public secret", publicKeyAsSecret),
  ...tokenAttacks("another key", otherKeys),
  ...tokenAttacks("a name of a key", keyNames),
  ...tokenAttacks("an address of a key", keyAddresses(keyServer)).map(unasked),
  ...tokenAttacks("a critical header", criticalHeaders),
  ...tokenAttacks("a token", wrongClaims),
  ...tokenAttacks("a token", endedByTime, "expired"),
  ...tokenAttacks("changed into one", tampered),
  ...tokenAttacks("a token", brokenTokens),
  tooLong,
  ...tokenAttacks("instead of a token:", otherSecrets),
]);
describeAttacks("a genuine access token where it does not count", [...schemes, ...places]);
