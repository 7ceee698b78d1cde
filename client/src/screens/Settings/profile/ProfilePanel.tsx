import { Lock } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { focusFirstInvalidField } from "../../../design/form/focusFirstInvalidField";
import { Button } from "../../../design/primitives/Button";
import { TextButton } from "../../../design/primitives/TextLink";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { useFocusReturn } from "../useFocusReturn";
import type { ProfilePanel_profile$key } from "./__generated__/ProfilePanel_profile.graphql";
import { Identity } from "./Identity";
import { LeaveDialog } from "./LeaveDialog";
import { ProfileFields } from "./ProfileFields";
import { SaveBar } from "./SaveBar";
import { FormGrid, FullRow, SettingsPanel } from "./SettingsPanel";
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
  const hasBar = form.isEdited || form.isBusy;
  const content = useFocusReturn(hasBar);
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
      isNoteShort
    >
      <div ref={content}>
        <LeaveDialog isEdited={form.isEdited} />
        <Identity {...stored} />
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
            <Live aria-live="polite">
              {form.hasLostEdits && (
                <Quiet>
                  Your changes weren’t saved, but we kept them.{" "}
                  <TextButton type="button" onClick={form.retry}>
                    Try again
                  </TextButton>{" "}
                  or{" "}
                  <TextButton type="button" onClick={thenFocusSave(form.restore)}>
                    bring them back
                  </TextButton>
                </Quiet>
              )}
            </Live>
            {hasBar && (
              <SaveBar>
                <Button type="submit" busyLabel={form.isBusy && "Saving"}>
                  Save changes
                </Button>
                {!form.isBusy && (
                  <Button kind="outline" onClick={form.discard}>
                    Discard changes
                  </Button>
                )}
              </SaveBar>
            )}
          </FormGrid>
        </form>
      </div>
    </SettingsPanel>
  );
}

const Private = styled.span`
  display: flex;
  align-items: start;
  gap: 8px;
  --icon: 16px;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** The pressed button leaves, so the focus moves to the one that appears. */
const thenFocusSave =
  (act: () => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(act);
    form?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
  };

/** Takes no room, and no gap, while it is empty. */
const Live = styled(FullRow)`
  &:empty {
    position: absolute;
  }
`;

const Quiet = styled.p`
  color: ${color.muted};
  ${text.small}
`;
