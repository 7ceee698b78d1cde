import { isValidEmail } from "@eightcount/rules/email";
import { useState } from "react";
import { Button } from "../../design/Button";
import { FormStack } from "../../design/FunnelPage";
import { TextField } from "../../design/TextField";

const INVALID_EMAIL = "Please enter a valid email!";

/** Asks which account is to be verified. */
export function EmailStep({ onEmail }: { onEmail: (email: string) => void }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValidEmail(email)) onEmail(email.trim());
        else setError(INVALID_EMAIL);
      }}
    >
      <FormStack>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(null);
          }}
          onBlur={() => setError(email === "" || isValidEmail(email) ? null : INVALID_EMAIL)}
        />
        <Button type="submit" size="l" isBlock>
          Continue
        </Button>
      </FormStack>
    </form>
  );
}
