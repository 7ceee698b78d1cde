import { visitor } from "@eightcount/service-kit/viewer/viewer";
import type { BillingFixture } from "./billing-fixture";
import { SUBSCRIPTION_FIELDS } from "./operations";

interface SignedIn {
  readonly memberId: string;
  readonly email: string | null;
}

/** Returns fields of a member as a viewer sees them. */
export async function memberSeenBy(
  fixture: BillingFixture,
  fields: string,
  { memberId }: Pick<SignedIn, "memberId">,
  viewer: SignedIn,
) {
  const source = `query ($representations: [_Any!]!) {
    _entities(representations: $representations) { ... on Member { ${fields} } }
  }`;
  const id = Buffer.from(`Member:${memberId}`).toString("base64url");
  const representations = [{ __typename: "Member", id }];
  const { memberId: viewerId, email } = viewer;
  const signedIn = { ...visitor, memberId: viewerId, email };
  return (await fixture.execute(source, { representations }, signedIn)).data._entities[0];
}

/** Returns a member's subscription as that member sees it. */
export async function subscriptionSeenBy(
  fixture: BillingFixture,
  member: SignedIn,
  fields = SUBSCRIPTION_FIELDS,
) {
  const seen = await memberSeenBy(fixture, `subscription { ${fields} }`, member, member);
  return seen.subscription;
}
