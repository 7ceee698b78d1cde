import type { CardProblem } from "@eightcount/rules/billing/card-problems";
import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { FieldError, InputFrame } from "../../design/form/Field";
import { color, font } from "../../design/theme/theme";
import type { CardPayment } from "../../payments/cardPayment";

interface CardSectionProps {
  readonly CardField: CardPayment["CardField"];
  readonly problems: readonly CardProblem[];
  /** Receives whether nothing has been typed, on every change. */
  readonly onChange?: (isEmpty: boolean) => void;
  /** Shown below the card. */
  readonly children?: ReactNode;
}

export function CardSection({ CardField, problems, onChange, children }: CardSectionProps) {
  const section = useRef<HTMLElement>(null);
  // The submit button may be a screen below the card, so scroll its errors into view.
  useEffect(() => {
    if (problems.length > 0) section.current?.scrollIntoView?.({ block: "nearest" });
  }, [problems]);
  return (
    <Section
      ref={section}
      aria-label="Card"
      tabIndex={-1}
      data-invalid={problems.length > 0 || undefined}
    >
      <Label>Card</Label>
      <Frame $hasError={problems.length > 0}>
        <CardField hasError={problems.length > 0} {...(onChange && { onChange })} />
      </Frame>
      <div aria-live="polite">
        {problems.map(({ kind, message }) => (
          <FieldError key={kind}>{message}</FieldError>
        ))}
      </div>
      {children}
    </Section>
  );
}

const Section = styled.section`
  scroll-margin: 24px;
  outline: none;
`;

const Label = styled.p`
  margin-bottom: 7px;
  font: 620 14px/1.3 ${font.text};
`;

const Frame = styled(InputFrame)<{ $hasError: boolean }>`
  display: block;
  padding: 0;
  overflow: hidden;
  --edge: ${(props) => (props.$hasError ? color.danger : color.text)};
  --glow: ${(props) => (props.$hasError ? color.danger : color.action)};
  ${(props) => props.$hasError && `box-shadow: inset 0 0 0 2px ${color.danger};`}
  &:has(.recurly-element-invalid) {
    box-shadow: inset 0 0 0 2px ${color.danger};
  }
  // Focus inside the vendor's iframe does not match :focus-within, so its class marks the focus.
  &:has(.recurly-element-focus) {
    box-shadow:
      inset 0 0 0 2px var(--edge),
      0 0 0 4px color-mix(in srgb, var(--glow) 26%, transparent);
  }
  // The vendor wraps its iframe in elements of its own, and the iframe fills 100% of them.
  div,
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  // A frame whose color scheme differs from its page's gets an opaque white background.
  iframe {
    color-scheme: light;
  }
`;
