import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldProps, InputFrame } from "./Field";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<"select">, "children" | "id"> {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
}

/** Uses the native select, which works best on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, labelEnd, isLabelHidden, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, error, hint, labelEnd, isLabelHidden: isLabelHidden ?? false }}>
      {(ids) => (
        <InputFrame>
          <select {...select} {...ids} style={{ appearance: "none" }}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </InputFrame>
      )}
    </Field>
  );
}
