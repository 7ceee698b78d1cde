import type { ComponentType, ReactNode } from "react";

/** A token that stands for a card; the number itself never reaches this page. */
export interface CardToken {
  readonly id: string;
}

/** The tokeniser's refusal: which inputs are at fault, as the tokeniser names them. */
export interface CardRefusal {
  readonly fields: readonly string[];
  readonly message: string;
}

export type TokenResult =
  | { readonly kind: "token"; readonly token: CardToken }
  | { readonly kind: "refused"; readonly refusal: CardRefusal };

/** What the device's wallet asks its owner to agree to. */
export interface WalletTerms {
  /** What is bought, as the wallet shows it. */
  readonly label: string;
  /** US cents. */
  readonly totalCents: number;
  /** Names and address are read from it when the wallet pays. */
  readonly form: HTMLFormElement;
}

export type WalletResult =
  | { readonly kind: "token"; readonly token: CardToken }
  | { readonly kind: "cancelled" }
  /** `payment` when the wallet itself could not pay, `other` for anything else. */
  | { readonly kind: "failed"; readonly reason: "payment" | "other" };

/** Shows the wallet's sheet; only while a press is being answered. */
export type PayByWallet = () => Promise<WalletResult>;

export interface ChallengeProps {
  readonly actionTokenId: string;
  readonly onToken: (resultTokenId: string) => void;
  readonly onError: (message: string) => void;
}

/** What a checkout can do with a provider in the browser. */
export interface CardPayment {
  /** The provider's own inputs, in a frame of the provider's. */
  readonly CardField: ComponentType<{ readonly hasError: boolean }>;
  /** Turns what was typed into a token; names and address are read from the form. */
  readonly tokenise: (form: HTMLFormElement) => Promise<TokenResult>;
  /** The device's wallet on these terms; null where there is none or the settings forbid it. */
  readonly findWallet: (terms: WalletTerms) => Promise<PayByWallet | null>;
  /** The bank's challenge. */
  readonly Challenge: ComponentType<ChallengeProps>;
}

export interface CardPaymentSettings {
  readonly publicKey: string;
  /** Address of the provider's browser library. */
  readonly scriptUrl: string;
  /** Address of the provider's browser API. */
  readonly apiUrl: string;
  /** Supported devices may be offered their wallet. */
  readonly walletEnabled: boolean;
}

export interface CardPaymentProviderProps {
  readonly settings: CardPaymentSettings;
  readonly children: (payment: CardPayment) => ReactNode;
}

/** Loads a provider's library and hands its abilities to the form inside. */
export type CardPaymentProvider = ComponentType<CardPaymentProviderProps>;
