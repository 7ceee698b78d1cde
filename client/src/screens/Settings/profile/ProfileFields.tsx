import { NAME_MAX_LENGTH } from "@eightcount/rules/people/name";
import styled from "styled-components";
import { Checkbox } from "../../../design/form/Checkbox";
import { InputFrame } from "../../../design/form/Field";
import { TextField } from "../../../design/form/TextField";
import { TextLink } from "../../../design/primitives/TextLink";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { paths } from "../../../navigation/paths";
import { FullRow } from "./SettingsPanel";
import type { useProfileForm } from "./useProfileForm";

interface ProfileFieldsProps {
  readonly email: string;
  readonly form: ReturnType<typeof useProfileForm>;
}

export function ProfileFields({ email, form }: ProfileFieldsProps) {
  const { fields, errors, change } = form;
  return (
    <>
      <Names>
        <TextField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          dir="auto"
          maxLength={NAME_MAX_LENGTH}
          value={fields.name}
          error={errors.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          label="Family name"
          name="family-name"
          autoComplete="family-name"
          dir="auto"
          maxLength={NAME_MAX_LENGTH}
          value={fields.familyName}
          onChange={(event) => change({ familyName: event.currentTarget.value })}
        />
      </Names>
      <Fixed>
        <TextField
          label="Email"
          type="email"
          name="email"
          readOnly
          value={email}
          hint={
            <>
              To change it, <TextLink to={paths.contactUs}>contact us</TextLink>.
            </>
          }
        />
      </Fixed>
      <TextField
        label="Phone number"
        type="tel"
        name="tel"
        // Not "tel", because browsers would fill in the plus sign and the country code.
        autoComplete="tel-national"
        inputMode="tel"
        value={fields.phoneNumber}
        error={errors.phoneNumber}
        hint={
          errors.phoneNumber !== undefined && fields.phoneNumber.includes("+")
            ? "Leave out the plus sign. The country code is fine."
            : "Optional. Digits, spaces, and dashes."
        }
        onBlur={form.checkPhone}
        onChange={(event) => change({ phoneNumber: event.currentTarget.value })}
      />
      <FullRow>
        <Checkbox
          checked={fields.isSubscribed}
          onChange={(event) => change({ isSubscribed: event.currentTarget.checked })}
        >
          Email me about new classes and offers
          <Small>Account messages always arrive.</Small>
        </Checkbox>
      </FullRow>
    </>
  );
}

/** Side by side on phones, too, where the page is long. */
const Names = styled(FullRow)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 24px;
  ${below.survey} {
    gap: 12px;
  }
`;

/** Looks as fixed as it is, but can be focused, read aloud, and copied. */
const Fixed = styled.div`
  a {
    white-space: nowrap;
  }
  ${InputFrame} {
    background: color-mix(in srgb, ${color.text} 5%, transparent);
    box-shadow: none;
    color: ${color.muted};
    &:focus-within {
      box-shadow: inset 0 0 0 2px ${color.text};
    }
  }
`;

const Small = styled.span`
  display: block;
  color: ${color.muted};
  ${text.small}
`;
