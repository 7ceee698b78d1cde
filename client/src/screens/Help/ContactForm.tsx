import {
  HELP_CATEGORIES,
  HELP_ERRORS,
  type HelpCategory,
  type HelpError,
  type HelpRequest,
  helpErrors,
} from "@eightcount/rules/people/help-request";
import { useState } from "react";
import styled from "styled-components";
import { focusFirstInvalidField } from "../../design/form/focusFirstInvalidField";
import { SelectField } from "../../design/form/SelectField";
import { TextAreaField } from "../../design/form/TextAreaField";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { useIsBelow } from "../../design/theme/useMedia";
import { useOwnContact } from "./useOwnContact";
import { useSendHelpRequest } from "./useSendHelpRequest";

const EMPTY: HelpRequest = {
  firstName: "",
  lastName: "",
  category: "General",
  email: "",
  message: "",
};
const OPTIONS = HELP_CATEGORIES.map((category) => ({ value: category, label: category }));

/** Narrow windows validate only the question. The server validates everything. */
export function ContactForm() {
  const validatesAll = !useIsBelow("desktop");
  const own = useOwnContact();
  const [typed, setTyped] = useState<Partial<HelpRequest>>({});
  const draft: HelpRequest = { ...EMPTY, ...own, ...typed };
  const [errors, setErrors] = useState<readonly HelpError[]>([]);
  const { send, isBusy } = useSendHelpRequest(() => setTyped(EMPTY));
  const change = (part: Partial<HelpRequest>) => {
    setTyped({ ...typed, ...part });
    setErrors([]);
  };
  const submit = () => {
    const found = helpErrors(draft).filter((error) => validatesAll || error === "noQuestion");
    setErrors(found);
    if (found.length === 0) send(draft);
  };
  const errorOf = (...own: readonly HelpError[]) => {
    const error = errors.find((one) => own.includes(one));
    return error === undefined ? null : HELP_ERRORS[error];
  };
  return (
    <form
      noValidate
      aria-label="Contact us"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        focusFirstInvalidField(event.currentTarget);
      }}
    >
      <FormStack>
        <Pair>
          <TextField
            label="First name"
            name="given-name"
            autoComplete="given-name"
            value={draft.firstName}
            error={errorOf("firstName")}
            onChange={(event) => change({ firstName: event.currentTarget.value })}
          />
          <TextField
            label="Last name"
            name="family-name"
            autoComplete="family-name"
            value={draft.lastName}
            onChange={(event) => change({ lastName: event.currentTarget.value })}
          />
        </Pair>
        <SelectField
          label="Category"
          name="category"
          options={OPTIONS}
          value={draft.category}
          onChange={(event) => change({ category: event.currentTarget.value as HelpCategory })}
        />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          value={draft.email}
          error={errorOf("noEmail", "invalidEmail")}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextAreaField
          label="Your question"
          name="message"
          value={draft.message}
          error={errorOf("noQuestion", "tooLong")}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <Button type="submit" size="l" busyLabel={isBusy && "SENDING"}>
          SEND
        </Button>
      </FormStack>
    </form>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  ${below.survey} {
    grid-template-columns: 1fr;
  }
`;
