import { TextField } from "../../design/form/TextField";

interface GiftCodeFieldProps {
  readonly code: string;
  readonly problem: string | null;
  readonly onCode: (code: string) => void;
}

/** The code printed on a gift card. */
export function GiftCodeField({ code, problem, onCode }: GiftCodeFieldProps) {
  return (
    <TextField
      label="Gift card code"
      data-gift-code
      name="gift-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={code}
      error={problem}
      onChange={(event) => onCode(event.currentTarget.value)}
    />
  );
}
