import { Lock } from "lucide-react";
import type { MouseEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { focusFirstInvalidField } from "../../../design/form/focusFirstInvalidField";
import { Button } from "../../../design/primitives/Button";
import { TextButton } from "../../../design/primitives/TextLink";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { ProfilePanel_profile$key } from "./__generated__/ProfilePanel_profile.graphql";
import { LeaveDialog } from "./LeaveDialog";
import { MemberName } from "./MemberName";
import { ProfileFields } from "./ProfileFields";
import { Actions, FormGrid, SettingsPanel } from "./SettingsPanel";
import { useProfileForm } from "./useProfileForm";

export function ProfilePanel({ profile }: { profile: ProfilePanel_profile$key }) {
  const stored = useFragment<ProfilePanel_profile$key>(
    graphql`
      fragment ProfilePanel_profile on Profile {
        email
        name
        familyName
        phoneNumber
        isSubscribed
      }
    `,
    profile,
  );
  const form = useProfileForm(stored);
  return (
    <SettingsPanel
      title="Personal details"
      anchor="details"
      note={
        <Private>
          <Lock aria-hidden="true" />
          Other members never see your details.
        </Private>
      }
      aside={<MemberName {...stored} />}
    >
      <LeaveDialog isEdited={form.isEdited} />
      <form
        noValidate
        aria-label="Profile"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
          focusFirstInvalidField(event.currentTarget);
        }}
      >
        <FormGrid>
          <ProfileFields email={stored.email} form={form} />
          <Actions>
            <Save
              type="submit"
              kind={form.isEdited ? "inverse" : "secondary"}
              aria-disabled={!form.isEdited || undefined}
              busyLabel={form.isBusy && "Saving"}
            >
              Save changes
            </Save>
            {form.isEdited && !form.isBusy && (
              <Button kind="quiet" onClick={thenFocusSave(form.discard)}>
                Discard changes
              </Button>
            )}
            <Live aria-live="polite">
              {form.hasNothingToSave && <Quiet>There’s nothing to save yet.</Quiet>}
              {form.hasLostEdits && (
                <Quiet>
                  Your changes weren’t saved, but we kept them.{" "}
                  <TextButton type="button" onClick={thenFocusSave(form.retry)}>
                    Try again
                  </TextButton>{" "}
                  or{" "}
                  <TextButton type="button" onClick={thenFocusSave(form.restore)}>
                    bring them back
                  </TextButton>
                </Quiet>
              )}
            </Live>
          </Actions>
        </FormGrid>
      </form>
    </SettingsPanel>
  );
}

/** Stays focusable without an edit, because the focus moves to it when another button leaves. */
const Save = styled(Button)`
  &[aria-disabled="true"] {
    background: color-mix(in srgb, ${color.text} 8%, transparent);
    color: ${color.faint};
    cursor: default;
  }
`;

const Private = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  --icon: 16px;
`;

/** The pressed button leaves, so the focus moves to the one that stays. */
const thenFocusSave =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    act();
    currentTarget.form?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
  };

/** Takes no room, and no gap, while it is empty. */
const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Quiet = styled.p`
  color: ${color.muted};
  ${text.small}
`;
