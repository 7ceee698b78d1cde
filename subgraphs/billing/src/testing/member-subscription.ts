import { visitor } from "@eightcount/service-kit/viewer/viewer";
import type { BillingFixture } from "./billing-fixture";
import { SUBSCRIPTION_FIELDS } from "./operations";

const ENTITY = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    ... on Member { subscription { ${SUBSCRIPTION_FIELDS} } }
  }
}`;

/** Returns a member's subscription as that member sees it. */
export async function subscriptionSeenBy(
  fixture: BillingFixture,
  { memberId, email }: { readonly memberId: string; readonly email: string | null },
) {
  const id = Buffer.from(`Member:${memberId}`).toString("base64url");
  const representations = [{ __typename: "Member", id }];
  const viewer = { ...visitor, memberId, email };
  return (await fixture.execute(ENTITY, { representations }, viewer)).data._entities[0]
    .subscription;
}
