import type { ComponentType, ReactNode } from "react";

/** Token that represents a card. The card number never reaches this page. */
export interface CardToken {
  readonly id: string;
}

/** Refusal by the tokenizer. `fields` uses the tokenizer's own input names. */
export interface CardRefusal {
  readonly fields: readonly string[];
  readonly message: string;
}

export type TokenResult =
  | { readonly kind: "token"; readonly token: CardToken }
  | { readonly kind: "refused"; readonly refusal: CardRefusal };

/** Terms that the device's wallet shows for confirmation. */
export interface WalletTerms {
  /** Name of the purchase on the wallet's sheet. */
  readonly label: string;
  /** US cents. */
  readonly totalCents: number;
  /** Form from which the provider reads the name and address. */
  readonly form: HTMLFormElement;
}

export type WalletResult =
  | { readonly kind: "token"; readonly token: CardToken }
  | { readonly kind: "cancelled" }
  /** `payment` if the wallet could not pay, `other` for any other failure. */
  | { readonly kind: "failed"; readonly reason: "payment" | "other" };

/** Opens the wallet's sheet. Browsers only allow it in response to a user gesture. */
export type PayByWallet = () => Promise<WalletResult>;

export interface ChallengeProps {
  readonly actionTokenId: string;
  readonly onToken: (resultTokenId: string) => void;
  readonly onError: (message: string) => void;
}

export interface CardFieldProps {
  readonly hasError: boolean;
  /** Receives whether nothing has been typed, on every change. */
  readonly onChange?: (isEmpty: boolean) => void;
}

/** Browser-side capabilities of a payment provider. */
export interface CardPayment {
  /** Card inputs inside the provider's iframe. */
  readonly CardField: ComponentType<CardFieldProps>;
  /** Turns the entered card into a token and reads the name and address from the form. */
  readonly tokenize: (form: HTMLFormElement) => Promise<TokenResult>;
  /** Finds the device's wallet, or null if there is none or the settings disable it. */
  readonly findWallet: (terms: WalletTerms) => Promise<PayByWallet | null>;
  readonly Challenge: ComponentType<ChallengeProps>;
}

export interface CardPaymentSettings {
  readonly publicKey: string;
  /** URL of the provider's browser library. */
  readonly scriptUrl: string;
  /** URL of the provider's browser API. */
  readonly apiUrl: string;
  readonly walletEnabled: boolean;
}

export interface CardPaymentProviderProps {
  readonly settings: CardPaymentSettings;
  readonly children: (payment: CardPayment) => ReactNode;
}

/** Loads a provider's library and passes its capabilities to the form inside. */
export type CardPaymentProvider = ComponentType<CardPaymentProviderProps>;
