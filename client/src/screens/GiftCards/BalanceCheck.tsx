import { formatAmount } from "@eightcount/rules/billing/money";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import styled from "styled-components";
import { GiftCodeField } from "../../components/billing/GiftCodeField";
import { Panel } from "../../design/layout/Page";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type {
  BalanceCheckMutation,
  BalanceCheckMutation$data,
} from "./__generated__/BalanceCheckMutation.graphql";

type Answer = BalanceCheckMutation$data["checkGiftCard"];

const UNREACHABLE = "We couldn’t check this code. Please try again.";

/** Brings the form into view, which is far below on phones. */
export const goToBalance = () => document.querySelector<HTMLElement>("[data-gift-code]")?.focus();

/** Looks up what is left of a gift card. */
export function BalanceCheck() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [send, isBusy] = useMutation<BalanceCheckMutation>(graphql`
    mutation BalanceCheckMutation($input: CheckGiftCardInput!) {
      checkGiftCard(input: $input) {
        __typename
        ... on GiftCardBalance {
          balanceCents
          currency
          isRedeemed
        }
        ... on CheckGiftCardRefused {
          message
        }
      }
    }
  `);
  const check = () => {
    setAnswer(null);
    setProblem(null);
    send({
      variables: { input: { code } },
      onCompleted: ({ checkGiftCard: found }) => {
        setAnswer(found);
        if (found.__typename === "CheckGiftCardRefused") setProblem(found.message);
      },
      onError: () => setProblem(UNREACHABLE),
    });
  };
  return (
    <Panel>
      <Form
        noValidate
        aria-label="Check a balance"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) check();
        }}
      >
        <h2>Check a balance</h2>
        <GiftCodeField
          code={code}
          problem={problem}
          onCode={(typed) => {
            setCode(typed);
            setProblem(null);
            setAnswer(null);
          }}
        />
        <Button type="submit" kind="secondary" isBlock busyLabel={isBusy && "Checking"}>
          Check balance
        </Button>
        <div role="status">
          {answer?.__typename === "GiftCardBalance" && <Balance {...answer} />}
        </div>
      </Form>
    </Panel>
  );
}

interface BalanceProps {
  readonly balanceCents: number;
  readonly currency: string;
  readonly isRedeemed: boolean;
}

function Balance({ balanceCents, currency, isRedeemed }: BalanceProps) {
  return (
    <Found>
      <b>{formatAmount(balanceCents, currency === "INR" ? "INR" : "USD")}</b>
      <p>
        {isRedeemed
          ? "This gift card was redeemed. What is left pays for the next charges of that account."
          : "is on this gift card. It has not been redeemed yet."}
      </p>
    </Found>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;
  h2 {
    ${text.title3}
  }
  // Without an answer, the region takes no room.
  [role="status"]:empty {
    margin-top: -18px;
  }
`;

const Found = styled.div`
  b {
    ${text.numeral}
  }
  p {
    margin-top: 4px;
    color: ${color.muted};
  }
`;
