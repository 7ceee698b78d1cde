import type { Pool } from "pg";
import type { Address, StoredCard } from "../book/book";
import { tokenId } from "../book/identifiers";

export interface CardTokenPayload {
  readonly card: StoredCard;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: Address | null;
}

export type ChallengedCard =
  | { readonly cardTokenId: string; readonly onFile?: undefined }
  | { readonly onFile: CardOnFile; readonly cardTokenId?: undefined };

export interface CardOnFile {
  readonly accountCode: string;
  readonly card: StoredCard;
}

export type ActionTokenPayload = ChallengedCard & {
  /** 1 for the first challenge of this payment, 2 for the second. */
  readonly attempt: number;
};

export type ResultTokenPayload = ActionTokenPayload & { readonly success: boolean };

export interface TokenPayloads {
  readonly credit_card: CardTokenPayload;
  readonly apple_pay: CardTokenPayload;
  readonly three_d_secure_action: ActionTokenPayload;
  readonly three_d_secure_action_result: ResultTokenPayload;
}

export type TokenType = keyof TokenPayloads;

/** Like the provider's tokens, a token is reusable for twenty minutes. */
const LIFETIME_MINUTES = 20;

export class CardTokenRepository {
  constructor(private readonly pool: Pool) {}

  async issue<T extends TokenType>(type: T, payload: TokenPayloads[T]): Promise<string> {
    const id = tokenId();
    await this.pool.query("insert into sandbox.token (id, type, payload) values ($1, $2, $3)", [
      id,
      type,
      JSON.stringify(payload),
    ]);
    return id;
  }

  async find<T extends TokenType>(
    types: readonly T[],
    id: string,
  ): Promise<TokenPayloads[T] | null> {
    const found = await this.pool.query<{ payload: TokenPayloads[T] }>(
      `select payload from sandbox.token where id = $1 and type = any($2)
       and created_at > now() - make_interval(mins => $3)`,
      [id, types, LIFETIME_MINUTES],
    );
    return found.rows[0]?.payload ?? null;
  }
}
