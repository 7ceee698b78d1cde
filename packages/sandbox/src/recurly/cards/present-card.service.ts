import { breakdown, type Fault, invalidToken, transactionFault } from "../http/fault";
import type {
  CardOnFile,
  CardTokenPayload,
  CardTokenRepository,
  ChallengedCard,
} from "./card-token.repository";
import { challengesOnFile, testCard } from "./test-cards";

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
    await this.#passChallenges({ cardTokenId: tokenId }, behaviour.challenges, resultTokenId);
    if (behaviour.presented) throw transactionFault(behaviour.presented);
    return payload;
  }

  /** @throws Fault if the member must pass a challenge before the card on file is charged. */
  async authenticate(onFile: CardOnFile, resultTokenId: string | null): Promise<void> {
    const wanted = challengesOnFile(testCard(onFile.card.testCard));
    await this.#passChallenges({ onFile }, wanted, resultTokenId);
  }

  async #passChallenges(
    card: ChallengedCard,
    wanted: number,
    resultTokenId: string | null,
  ): Promise<void> {
    if (wanted === 0) return;
    const passed = await this.#passedChallenges(card, resultTokenId);
    if (passed >= wanted) return;
    const actionTokenId = await this.tokens.issue("three_d_secure_action", {
      ...card,
      attempt: passed + 1,
    });
    throw transactionFault("three_d_secure_action_required", { actionTokenId });
  }

  async #passedChallenges(card: ChallengedCard, resultTokenId: string | null): Promise<number> {
    if (resultTokenId === null) return 0;
    const result = await this.tokens.find(["three_d_secure_action_result"], resultTokenId);
    if (!result || !isSameCard(result, card)) throw mismatch();
    if (!result.success) throw transactionFault("payer_authentication_rejected");
    return result.attempt;
  }
}

function isSameCard(left: ChallengedCard, right: ChallengedCard): boolean {
  if (!left.onFile || !right.onFile) return left.cardTokenId === right.cardTokenId;
  return (
    left.onFile.accountCode === right.onFile.accountCode &&
    left.onFile.card.testCard === right.onFile.card.testCard &&
    left.onFile.card.lastFour === right.onFile.card.lastFour
  );
}

const mismatch = (): Fault => transactionFault("three_d_secure_action_result_token_mismatch");
