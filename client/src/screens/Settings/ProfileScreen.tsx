import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { ProfileScreenQuery } from "./__generated__/ProfileScreenQuery.graphql";
import { DevicesPanel } from "./devices/DevicesPanel";
import { DeleteAccountPanel } from "./erasure/DeleteAccountPanel";
import { DataPanel } from "./myData/DataPanel";
import { PrivacyPanel } from "./privacy/PrivacyPanel";
import { LoadingProfile } from "./profile/LoadingProfile";
import { NoticesPart } from "./profile/NoticesPart";
import { PasswordPanel } from "./profile/PasswordPanel";
import { ProfilePanel } from "./profile/ProfilePanel";
import { SectionJumps } from "./profile/SectionJumps";
import { SettingsPanel } from "./profile/SettingsPanel";
import { Panels, Parts } from "./profile/SettingsPart";
import { SettingsFrame } from "./SettingsFrame";

interface ProfileScreenProps {
  readonly queryRef: PreloadedQuery<ProfileScreenQuery>;
}

export function ProfileScreen({ queryRef }: ProfileScreenProps) {
  return (
    <SettingsFrame>
      <Suspense fallback={<LoadingProfile />}>
        <Loaded queryRef={queryRef} />
      </Suspense>
    </SettingsFrame>
  );
}

function Loaded({ queryRef }: ProfileScreenProps) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...DevicesPanel_member
          profile {
            email
            ...ProfilePanel_profile
          }
        }
      }
    `,
    queryRef,
  );
  const profile = viewer?.profile;
  return (
    <>
      <SectionJumps />
      {viewer != null && profile != null && (
        <Panels>
          <ProfilePanel profile={profile} />
          <SettingsPanel
            title="Security"
            note="Your password, alerts, and devices."
            anchor="security"
          >
            <Parts>
              <PasswordPanel email={profile.email} />
              <NoticesPart />
              <DevicesPanel member={viewer} />
            </Parts>
          </SettingsPanel>
          <SettingsPanel
            title="Privacy & data"
            note="What we may use, and how to download or delete your data."
            anchor="privacy"
          >
            <Parts>
              <PrivacyPanel />
              <DataPanel />
              <DeleteAccountPanel email={profile.email} />
            </Parts>
          </SettingsPanel>
        </Panels>
      )}
    </>
  );
}
