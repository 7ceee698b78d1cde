import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/theme";
import { Field, type FieldProps, InputFrame } from "./Field";

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "children" | "id"> {
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, error, hint, labelEnd, isLabelHidden, start, end, ...input } = props;
  return (
    <Field {...{ label, error, hint, labelEnd, isLabelHidden: isLabelHidden ?? false }}>
      {(ids) => (
        <InputFrame>
          {start !== undefined && <Side>{start}</Side>}
          <input
            type="text"
            {...input}
            {...ids}
            aria-invalid={ids["aria-invalid"] ?? input["aria-invalid"]}
          />
          {end !== undefined && <Side>{end}</Side>}
        </InputFrame>
      )}
    </Field>
  );
}

const Side = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  color: ${color.muted};
`;
