import type { ComponentProps } from "react";
import styled from "styled-components";
import { Field, type FieldProps, InputFrame } from "./Field";

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<"textarea">, "id"> {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, hint, labelEnd, isLabelHidden, ...area } = props;
  return (
    <Field {...{ label, error, hint, labelEnd, isLabelHidden: isLabelHidden ?? false }}>
      {(ids) => (
        <TallFrame>
          <textarea rows={6} {...area} {...ids} />
        </TallFrame>
      )}
    </Field>
  );
}

const TallFrame = styled(InputFrame)`
  height: auto;
  padding: 14px 16px;
  textarea {
    flex: 1;
    min-width: 0;
    min-height: 120px;
    border: 0;
    padding: 0;
    background: none;
    outline: none;
    box-shadow: none;
    resize: vertical;
    line-height: 1.5;
  }
`;
