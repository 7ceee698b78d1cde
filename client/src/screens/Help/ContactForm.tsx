import {
  HELP_CATEGORIES,
  HELP_FAULTS,
  type HelpCategory,
  type HelpFault,
  type HelpRequest,
  helpFaults,
} from "@eightcount/rules/people/help-request";
import { useState } from "react";
import styled from "styled-components";
import { focusFirstFault } from "../../design/form/focusFirstFault";
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
  const checksAll = !useIsBelow("desktop");
  const own = useOwnContact();
  const [typed, setTyped] = useState<Partial<HelpRequest>>({});
  const draft: HelpRequest = { ...EMPTY, ...own, ...typed };
  const [faults, setFaults] = useState<readonly HelpFault[]>([]);
  const { send, isBusy } = useSendHelpRequest(() => setTyped(EMPTY));
  const change = (part: Partial<HelpRequest>) => {
    setTyped({ ...typed, ...part });
    setFaults([]);
  };
  const submit = () => {
    const found = helpFaults(draft).filter((fault) => checksAll || fault === "noQuestion");
    setFaults(found);
    if (found.length === 0) send(draft);
  };
  const errorOf = (...own: readonly HelpFault[]) => {
    const fault = faults.find((one) => own.includes(one));
    return fault === undefined ? null : HELP_FAULTS[fault];
  };
  return (
    <form
      noValidate
      aria-label="Contact us"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        focusFirstFault(event.currentTarget);
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
