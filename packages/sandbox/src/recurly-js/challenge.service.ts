import type { StoredCard } from "../recurly/book/book";
import type {
  ActionTokenPayload,
  CardTokenRepository,
} from "../recurly/cards/card-token.repository";
import { challengesOnFile, testCard } from "../recurly/cards/test-cards";
import { type TokenReply, tokenError } from "./tokenize.service";

export interface Challenge {
  readonly id: string;
  readonly attempt: number;
  readonly total: number;
  /** Completes without interaction. */
  readonly frictionless: boolean;
  readonly fails: boolean;
  readonly lastFour: string;
}

export class ChallengeService {
  constructor(private readonly tokens: CardTokenRepository) {}

  async find(actionTokenId: string): Promise<Challenge | null> {
    const action = await this.tokens.find(["three_d_secure_action"], actionTokenId);
    const card = action && (await this.#cardOf(action));
    if (!action || !card) return null;
    const behaviour = testCard(card.testCard);
    return {
      id: actionTokenId,
      attempt: action.attempt,
      total: action.onFile ? challengesOnFile(behaviour) : behaviour.challenges,
      frictionless: behaviour.frictionless ?? false,
      fails: behaviour.challengeFails ?? false,
      lastFour: card.lastFour,
    };
  }

  async #cardOf(action: ActionTokenPayload): Promise<StoredCard | null> {
    if (action.onFile) return action.onFile.card;
    const presented = await this.tokens.find(["credit_card", "apple_pay"], action.cardTokenId);
    return presented?.card ?? null;
  }

  /** Exchanges the cardholder's answer for a result token, with which the purchase is retried. */
  async answer(actionTokenId: string, approved: boolean): Promise<TokenReply> {
    const challenge = await this.find(actionTokenId);
    const action = await this.tokens.find(["three_d_secure_action"], actionTokenId);
    if (!challenge || !action) {
      return tokenError("invalid-token", "The action token is invalid or expired.");
    }
    const type = "three_d_secure_action_result";
    const success = approved && !challenge.fails;
    return { type, id: await this.tokens.issue(type, { ...action, success }) };
  }
}
