import { geoIpProvider } from "@eightcount/service-kit/geo-ip/registry";
import { defineSubgraph } from "@eightcount/service-kit/subgraph/define-subgraph";
import { auditedMutations } from "./audit/audited-mutations";
import { captchaModule } from "./captcha/captcha.module";
import { codesModule } from "./codes/codes.module";
import { loadAccountsConfig } from "./config";
import { devicesModule } from "./devices/devices.module";
import { engagementModule } from "./engagement/engagement.module";
import { entitlementsModule } from "./entitlements/entitlements.module";
import { erasureModule } from "./erasure/erasure.module";
import { keptAccountsModule } from "./erasure/kept-accounts.module";
import { feedbackModule } from "./feedback/feedback.module";
import { PrismaClient } from "./generated/client/client";
import { giftMailsModule } from "./gift-mails/gift-mails.module";
import { helpModule } from "./help/help.module";
import type { AccountsInfrastructure } from "./infrastructure";
import { limitsModule } from "./limits/limits.module";
import { mailModule } from "./mail/mail.module";
import { memberStoryModule } from "./member-story/member-story.module";
import { membersModule } from "./members/members.module";
import { membershipMailsModule } from "./membership-mails/membership-mails.module";
import { myDataModule } from "./my-data/my-data.module";
import { passwordResetModule } from "./password-reset/password-reset.module";
import { changePasswordModule } from "./passwords/change-password.module";
import { passwordsModule } from "./passwords/passwords.module";
import { profileModule } from "./profile/profile.module";
import { captchaProvider } from "./providers/captcha/registry";
import { engagementProvider } from "./providers/engagement/registry";
import { mailProvider } from "./providers/mail/registry";
import { sessionsModule } from "./sessions/sessions.module";
import { signUpModule } from "./sign-up/sign-up.module";
import { signedInDevicesModule } from "./signed-in-devices/signed-in-devices.module";
import { trackingModule } from "./tracking/tracking.module";
import { verificationModule } from "./verification/verification.module";
import { visitorsModule } from "./visitors/visitors.module";

export const accounts = defineSubgraph({
  name: "accounts",
  config: loadAccountsConfig,
  database: {
    // Long enough to wait for the row locks of a concurrent sign-up or sign-in.
    statementTimeoutMs: 5_000,
    connectionTimeoutMs: 8_000,
    openPrisma: (options) => new PrismaClient(options),
  },
  providers: {
    captcha: ({ config, clock, logger }) =>
      captchaProvider(config.captchaProvider, {
        ...config,
        isProduction: config.nodeEnv === "production",
        clock,
        logger,
      }),
    engagement: ({ config }) =>
      engagementProvider(config.trackingMode, {
        ...config,
        isProduction: config.nodeEnv === "production",
      }),
    geoIp: ({ config: { geoIpCityPath: cityPath, localCountry } }) =>
      geoIpProvider("mmdb", { cityPath, localCountry }),
    mail: ({ config }) => mailProvider(config.mailProvider, config),
  },
  audit: auditedMutations,
  modules,
});

function independentModules(infrastructure: AccountsInfrastructure) {
  return {
    limits: limitsModule(infrastructure),
    mail: mailModule(infrastructure),
    members: membersModule(infrastructure),
    codes: codesModule(infrastructure),
    devices: devicesModule(infrastructure),
    captcha: captchaModule(infrastructure),
    passwords: passwordsModule(),
    entitlements: entitlementsModule(infrastructure),
    visitors: visitorsModule(infrastructure),
  };
}

async function modules(infrastructure: AccountsInfrastructure) {
  const first = independentModules(infrastructure);
  const keptAccounts = keptAccountsModule(infrastructure, first.mail.services);
  const basics = {
    ...keptAccounts.services,
    ...first.limits.services,
    ...first.mail.services,
    ...first.members.services,
    ...first.codes.services,
    ...first.devices.services,
    ...first.captcha.services,
    ...first.passwords.services,
    ...first.entitlements.services,
  };
  const verification = verificationModule(infrastructure, basics);
  const proven = { ...basics, ...verification.services };
  const sessions = await sessionsModule(infrastructure, proven);
  const signedIn = { ...proven, ...sessions.services };
  return {
    ...first,
    keptAccounts,
    verification,
    sessions,
    signedInDevices: signedInDevicesModule(infrastructure, signedIn),
    signUp: signUpModule(infrastructure, proven),
    myData: myDataModule(infrastructure),
    passwordReset: passwordResetModule(infrastructure, signedIn),
    changePassword: changePasswordModule(infrastructure, signedIn),
    erasure: erasureModule(infrastructure, signedIn),
    profile: profileModule(infrastructure, basics),
    help: helpModule(infrastructure, basics),
    feedback: feedbackModule(),
    tracking: trackingModule(infrastructure, basics),
    engagement: engagementModule(infrastructure, basics),
    memberStory: memberStoryModule(infrastructure, basics),
    membershipMails: membershipMailsModule(infrastructure, basics),
    giftMails: giftMailsModule(infrastructure, basics),
  };
}
