import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { SubscriptionState } from "../subscriptions/subscription.rules";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { MemberStoryReadModel } from "./member-story.read-model";

export interface MemberStoryParts {
  readonly stories: MemberStoryReadModel;
  readonly subscriptions: Pick<SubscriptionService, "storedState" | "stateOf">;
  readonly accounts: Pick<AccountReaderService, "readAccount">;
}

type ProviderState = { readonly state: SubscriptionState } | { readonly error: string };

/** Tells one member's membership. Reads only, so a difference is shown and not repaired. */
export class MemberStoryService {
  constructor(private readonly parts: MemberStoryParts) {}

  async tell(memberId: string) {
    const { stories, subscriptions } = this.parts;
    const [readAt, stored, provider, ledger, notices] = await Promise.all([
      stories.findReadAt(memberId),
      subscriptions.storedState(memberId),
      this.#askProvider(memberId),
      stories.findLedger(memberId),
      stories.findNotices(memberId),
    ]);
    const differences = "state" in provider ? differencesOf(stored, provider.state) : [];
    return { memberId, readAt, stored, provider, differences, ledger, notices };
  }

  async #askProvider(memberId: string): Promise<ProviderState> {
    try {
      const { subscriptions, accounts } = this.parts;
      return { state: await subscriptions.stateOf(await accounts.readAccount(memberId)) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}

function differencesOf(stored: SubscriptionState, read: SubscriptionState): readonly string[] {
  const names = Object.keys(read) as (keyof SubscriptionState)[];
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(read[name]));
}
