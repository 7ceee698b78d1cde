import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Panel } from "../../design/layout/Page";
import type { ProfileScreenQuery } from "./__generated__/ProfileScreenQuery.graphql";
import { KeyValues } from "./KeyValues";
import { SettingsFrame } from "./SettingsFrame";

const orDash = (text: string) => (text === "" ? "-" : text);

export function ProfileScreen({ queryRef }: { queryRef: PreloadedQuery<ProfileScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery @preloadable @throwOnFieldError {
        viewer {
          profile {
            email
            name
            familyName
            phoneNumber
          }
        }
      }
    `,
    queryRef,
  );
  const profile = viewer?.profile;
  return (
    <SettingsFrame>
      {profile != null && (
        <Panel>
          <KeyValues
            entries={[
              { name: "First name", value: orDash(profile.name) },
              { name: "Family name", value: orDash(profile.familyName) },
              { name: "Email", value: profile.email, isLong: true },
              { name: "Phone number", value: orDash(profile.phoneNumber) },
            ]}
          />
        </Panel>
      )}
    </SettingsFrame>
  );
}
