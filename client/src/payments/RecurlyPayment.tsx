import {
  CardElement,
  Elements,
  RecurlyProvider,
  ThreeDSecureAction,
  useRecurly,
} from "@recurly/react-recurly";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Loading } from "../design/feedback/Loading";
import { Button } from "../design/primitives/Button";
import { tokens } from "../design/theme/tokens";
import type {
  CardFieldProps,
  CardPayment,
  CardPaymentProviderProps,
  CardPaymentSettings,
  ChallengeProps,
  TokenResult,
} from "./cardPayment";
import { loadScript } from "./loadScript";
import { findRecurlyWallet, type WalletLibrary } from "./recurlyWallet";

export function RecurlyPayment({ settings, children }: CardPaymentProviderProps) {
  const { isLoaded, hasFailed, retry } = useLibrary(settings.scriptUrl);
  if (hasFailed) {
    return (
      <p role="alert">
        We couldn't load the card form. <Button onClick={retry}>Try again</Button>
      </p>
    );
  }
  if (!isLoaded) return <Loading />;
  return (
    <RecurlyProvider {...configuration(settings)}>
      <Elements>
        <WithRecurly hasWallet={settings.walletEnabled}>{children}</WithRecurly>
      </Elements>
    </RecurlyProvider>
  );
}

interface WithRecurlyProps {
  readonly hasWallet: boolean;
  readonly children: (payment: CardPayment) => ReactNode;
}

function WithRecurly({ hasWallet, children }: WithRecurlyProps) {
  const current = useRecurly();
  // The hook returns a new wrapper on every render, but all of them share one library instance.
  const [recurly] = useState(current);
  const payment = useMemo<CardPayment>(
    () => ({
      CardField,
      Challenge,
      tokenize: (form) =>
        new Promise<TokenResult>((resolve) => {
          recurly.token(form, (error, token) =>
            resolve(error ? refusalOf(error) : { kind: "token", token: { id: token?.id ?? "" } }),
          );
        }),
      findWallet: async (terms) => {
        // The React package exposes the real library instance, but its types only cover cards.
        const library = recurly as unknown as WalletLibrary;
        return hasWallet ? findRecurlyWallet(library, terms) : null;
      },
    }),
    [recurly, hasWallet],
  );
  return children(payment);
}

function refusalOf(error: { message: string; fields?: unknown }): TokenResult {
  const fields = Array.isArray(error.fields) ? error.fields.map(String) : [];
  return { kind: "refused", refusal: { fields, message: error.message } };
}

function CardField({ onChange }: CardFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState<FieldColors | null>(null);
  useLayoutEffect(() => {
    if (frame.current) setColors(colorsAround(frame.current));
  }, []);
  return (
    <div ref={frame}>
      {colors && (
        <CardElement
          onChange={({ empty }) => onChange?.(empty)}
          style={{
            fontFamily: "Hanken Grotesk",
            fontSize: "16px",
            fontColor: colors.text,
            placeholder: { color: colors.faint },
            invalid: { fontColor: colors.danger },
          }}
        />
      )}
    </div>
  );
}

type FieldColors = Readonly<Record<"text" | "faint" | "danger", string>>;

/** The colors of the surrounding theme, which the vendor's frame does not inherit. */
function colorsAround(element: Element): FieldColors {
  const style = getComputedStyle(element);
  const read = (name: keyof FieldColors) =>
    style.getPropertyValue(`--${name}`).trim() || tokens.color.house[name];
  return { text: read("text"), faint: read("faint"), danger: read("danger") };
}

function Challenge({ actionTokenId, onToken, onError }: ChallengeProps) {
  return (
    <ThreeDSecureAction
      key={actionTokenId}
      actionTokenId={actionTokenId}
      onToken={({ id }) => onToken(id)}
      onError={({ message }) => onError(message)}
    />
  );
}

// The library requires an absolute URL, and its types omit `api`.
function configuration({ publicKey, apiUrl }: CardPaymentSettings): { publicKey: string } {
  const api = new URL(apiUrl, window.location.origin).href;
  return { publicKey, ...{ api } };
}

function useLibrary(url: string) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  // A new attempt loads the script again.
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: "loaded" | "failed") => isCurrent && setState(next);
    loadScript(url).then(
      () => settle("loaded"),
      () => settle("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);
  return {
    isLoaded: state === "loaded",
    hasFailed: state === "failed",
    retry: () => {
      setState("loading");
      setAttempt(attempt + 1);
    },
  };
}
