import { breakdown, Fault, invalidToken, transactionFault } from "../http/fault";
import type { CardTokenPayload, CardTokenRepository } from "./card-token.repository";
import { testCard } from "./test-cards";

export interface Presentation {
  readonly tokenId: string;
  readonly resultTokenId: string | null;
}

export class PresentCardService {
  constructor(private readonly tokens: CardTokenRepository) {}

  /** @throws Fault if the card is declined, needs a challenge, or simulates an outage. */
  async present({ tokenId, resultTokenId }: Presentation): Promise<CardTokenPayload> {
    const payload = await this.tokens.find(["credit_card", "apple_pay"], tokenId);
    if (!payload) throw invalidToken("token_id");
    const behaviour = testCard(payload.card.testCard);
    if (behaviour.breaks) throw breakdown();
    await this.#passChallenges(behaviour.challenges, { tokenId, resultTokenId });
    if (behaviour.presented) throw transactionFault(behaviour.presented);
    return payload;
  }

  async #passChallenges(wanted: number, presentation: Presentation): Promise<void> {
    if (wanted === 0) return;
    const passed = await this.#passedChallenges(presentation);
    if (passed >= wanted) return;
    const actionTokenId = await this.tokens.issue("three_d_secure_action", {
      cardTokenId: presentation.tokenId,
      attempt: passed + 1,
    });
    throw transactionFault("three_d_secure_action_required", { actionTokenId });
  }

  async #passedChallenges({ tokenId, resultTokenId }: Presentation): Promise<number> {
    if (resultTokenId === null) return 0;
    const result = await this.tokens.find(["three_d_secure_action_result"], resultTokenId);
    if (!result || result.cardTokenId !== tokenId) throw mismatch();
    if (!result.success) throw transactionFault("payer_authentication_rejected");
    return result.attempt;
  }
}

const mismatch = (): Fault => transactionFault("three_d_secure_action_result_token_mismatch");
