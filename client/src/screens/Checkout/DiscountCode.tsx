import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import styled from "styled-components";
import { useNotify } from "../../design/feedback/Notifications";
import { TextField } from "../../design/form/TextField";
import { Button } from "../../design/primitives/Button";
import type { DiscountCodeQuery } from "./__generated__/DiscountCodeQuery.graphql";

interface DiscountCodeProps {
  readonly planChoice: PlanChoice;
  readonly appliedCode: string | null;
  readonly onCoupon: (code: string | null) => void;
}

interface FieldError {
  readonly planChoice: PlanChoice;
  readonly message: string;
}

/** Coupon field. A code applies once the provider accepts it, and an empty one removes it. */
export function DiscountCode({ planChoice, appliedCode, onCoupon }: DiscountCodeProps) {
  const environment = useRelayEnvironment();
  const notify = useNotify();
  const [code, setCode] = useState(appliedCode ?? "");
  const [description, setDescription] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<FieldError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const showError = (message: string) => {
    setFieldError({ planChoice, message });
    notify.error(message);
  };
  const apply = async () => {
    if (isBusy) return;
    setFieldError(null);
    if (code.trim() === "") {
      onCoupon(null);
      return;
    }
    setIsBusy(true);
    notify.clearErrors();
    try {
      const response = await fetchQuery<DiscountCodeQuery>(
        environment,
        graphql`
          query DiscountCodeQuery($code: String!, $planChoice: PlanChoice!) {
            coupon(code: $code, planChoice: $planChoice) {
              __typename
              ... on CouponAccepted {
                code
                description
              }
              ... on CouponRefused {
                message
              }
            }
          }
        `,
        { code: code.trim(), planChoice },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const coupon = response?.coupon;
      const isAccepted = coupon?.__typename === "CouponAccepted";
      onCoupon(isAccepted ? coupon.code : null);
      setDescription(isAccepted ? coupon.description : null);
      if (coupon?.__typename === "CouponRefused") showError(coupon.message);
    } catch {
      showError(paymentMessages.contactAdmin);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Line
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        void apply();
      }}
    >
      <TextField
        label="Discount code"
        name="coupon"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        hint={appliedCode === null ? undefined : (description ?? undefined)}
        error={fieldError?.planChoice === planChoice ? fieldError.message : null}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setFieldError(null);
        }}
      />
      <Button kind="outline" busyLabel={isBusy && "…"} onClick={() => void apply()}>
        Apply
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  button {
    height: 52px;
    margin-top: 25px;
    border-radius: 10px;
  }
`;
