import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../design/primitives/Button";
import { ConsentChoices } from "./ConsentChoices";
import { type Consent, consentTo, purposesOf } from "./consent";

/** Lets a visitor choose among the purposes in the cookie notice. */
export function ConsentForm({ onSave }: { readonly onSave: (consent: Consent) => void }) {
  const [chosen, setChosen] = useState(purposesOf(null));
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(consentTo(chosen));
      }}
    >
      <h2 id="cookie-notice">Cookies</h2>
      <ConsentChoices chosen={chosen} onChange={setChosen} />
      <Button type="submit" kind="secondary" size="s">
        Save choices
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 28px;
  h2 {
    font-size: 15px;
  }
`;
