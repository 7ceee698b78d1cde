import { isValidEmail } from "@eightcount/rules/people/email";
import { useState } from "react";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";

const INVALID_EMAIL = "Please enter a valid email!";

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
