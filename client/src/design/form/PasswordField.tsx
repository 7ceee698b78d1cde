import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../primitives/IconButton";
import { TextField, type TextFieldProps } from "./TextField";

/** Set `autoComplete` so that password managers recognize the field. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? "Hide password" : "Show password"}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          style={{ marginRight: -12 }}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
