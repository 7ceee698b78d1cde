import { randomUUID } from "node:crypto";
import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import {
  casesOf,
  describeIsolation,
  type Person,
} from "@eightcount/test-kit/isolation/describe-isolation";
import type { NewCode } from "../codes/email-code.repository";
import { withdrawDeletion } from "../erasure/withdraw-deletion.repository";
import { markEmailVerified } from "../members/email-proof.repository";
import { writeProfile } from "../members/write-profile.repository";
import { memberVerifiedEvent } from "../verification/member-verified";
import {
  anAccount,
  at,
  emailOf,
  HASH,
  type IsolationRepositories,
  isolationFixture,
} from "./isolation-fixture";

const own = casesOf<IsolationRepositories>();
const proof = {
  at,
  grantedGroups: ["EMPLOYEE"],
  createEvent: memberVerifiedEvent("RECURLY"),
} as const;
const aNewToken = { tokenHash: "new token", userAgent: "Firefox", issuedAt: at };
const aClient = {
  ...{ browser: "Safari", system: "macOS" },
  ...{ deviceKind: "COMPUTER" as const, country: "US" },
};
const profile = { name: "new", familyName: "name", phoneNumber: "1", isSubscribed: true };
const entitlement = ({ memberId }: Person) => ({ memberId, isEntitled: true, occurredAt: at });
const aCode = ({ memberId }: Person, signUpId: string | null = null): NewCode => ({
  ...{ accountId: memberId, purpose: "RESET_PASSWORD", signUpId, codeHash: "new code" },
  ...{ deviceHash: "new device", requester: "network:home", sentAt: at, expiresAt: at },
});
/** Returns a time that reveals how many codes were passed. */
const laterForEach = (sent: readonly unknown[]) => new Date(at.getTime() + sent.length * 60_000);
const aSignUp = (who: Person) => ({
  at,
  deviceHash: "device",
  member: {
    ...{ id: randomUUID(), email: emailOf(who), passwordHash: "new hash", emailVerifiedAt: null },
    profile: { name: "new", billingProcessor: "CRM" as const },
  },
});

const aDeletion = ({ memberId, nth }: Person) => ({
  ...{ accountId: memberId, requestedAt: at, deletesAt: at, passwordHash: HASH },
  deletionId: `0198f6a2-de1e-7000-8000-00000000000${nth}`,
});

const BY_TOKEN = "the token proves its sign-in; only its hash is stored";
const BY_EMAIL = "the email identifies the account";
const OF_ALL = "maintenance across all members";

const given = (fixture: IsolationRepositories, who: Person) => anAccount(fixture, who);

const leaving = async (fixture: IsolationRepositories, who: Person) => {
  const account = await given(fixture, who);
  await fixture.deletions.request(aDeletion(who), []);
  return account;
};

describeIsolation<IsolationRepositories>({
  sources: "subgraphs/accounts/src",
  open: isolationFixture,
  cases: {
    "DeletionRepository.request": own({
      given,
      run: ({ deletions }, who) => deletions.request(aDeletion(who), []),
    }),
    "DeletionRepository.isRequested": own({
      given: leaving,
      run: async ({ deletions }, who) => (await deletions.isRequested(who.memberId)) && who.mark,
    }),
    withdrawDeletion: own({
      given: leaving,
      run: ({ prisma }, { memberId }) =>
        prisma.$transaction((tx) => withdrawDeletion(tx, memberId, () => [])),
    }),
    "ErasureRepository.erase": own({
      given: leaving,
      run: ({ erasures }, { memberId }) =>
        erasures.erase(memberId, at, (email) => ({ recipient: email, isOwn: () => false })),
    }),
    "DeviceRepository.knownHash": own({
      given,
      run: ({ devices }, who, { deviceHash }) => devices.knownHash(emailOf(who), [deviceHash]),
    }),
    "DeviceRepository.remember": own({
      given,
      run: ({ devices }, { memberId }) =>
        devices.remember({ id: memberId, passwordHash: HASH }, "new device", at),
    }),
    "EmailCodeRepository.issue": own({
      given,
      run: ({ codes }, who) => codes.issue(aCode(who), [], laterForEach),
    }),
    "EmailCodeRepository.issueWithin": own({
      given,
      run: ({ codes, prisma }, who) =>
        prisma.$transaction((tx) =>
          codes.issueWithin(tx, { code: aCode(who), events: [] }, laterForEach),
        ),
    }),
    "EmailCodeRepository.attempt": own({
      given,
      run: ({ codes }, { memberId }, { resetHash }) =>
        codes.attempt({
          ...{ accountId: memberId, purpose: "RESET_PASSWORD", now: at },
          ...{ codeHash: resetHash, deviceHash: "another device" },
        }),
    }),
    "EmailCodeRepository.requesterHash": own({
      given,
      run: ({ codes }, who, { deviceHash }) => {
        const of = { purpose: "RESET_PASSWORD", now: at } as const;
        return codes.requesterHash(emailOf(who), [deviceHash], of);
      },
    }),
    "MemberRecordsReadModel.read": own({
      given,
      run: ({ records }, { memberId }) => records.read(memberId),
    }),
    "MemberStoryReadModel.countSessions": own({
      given,
      run: ({ stories }, { memberId }) => stories.countSessions(memberId, at),
    }),
    "EntitlementRepository.apply": own({
      given,
      run: ({ entitlements }, who) => entitlements.apply(entitlement(who)),
    }),
    "EntitlementRepository.applyOnce": own({
      given,
      run: ({ entitlements }, who) => entitlements.applyOnce(randomUUID(), entitlement(who)),
    }),
    "MemberRepository.findByEmail": own({
      given: async (fixture, who) => {
        await given(fixture, who);
        return emailOf(who);
      },
      run: ({ members }, _, email) => members.findByEmail(email),
      trusts: BY_EMAIL,
    }),
    "MemberRepository.findById": own({
      given,
      run: ({ members }, { memberId }) => members.findById(memberId),
    }),
    "MemberRepository.findByIds": own({
      given,
      run: ({ members }, { memberId }) => members.findByIds([memberId]),
    }),
    "MemberRepository.markSignedIn": own({
      given,
      run: ({ members }, { memberId }) => members.markSignedIn(memberId, at),
    }),
    "MemberRepository.upgradeHash": own({
      given,
      run: ({ members }, { memberId }) => members.upgradeHash(memberId, HASH, "stronger"),
    }),
    "MemberRepository.saveProfile": own({
      given,
      run: ({ members }, { memberId }) => members.saveProfile(memberId, profile),
    }),
    "PasswordRepository.replace": own({
      given,
      run: ({ passwords }, { memberId }, { resetId }) =>
        passwords.replace(
          {
            ...{ accountId: memberId, passwordHash: "new hash", at, keepFamilyId: null },
            allowedBy: {
              codeId: resetId,
              proof,
              signUpHashes: ["new device"],
              billingProcessor: "CRM",
            },
            deviceHash: "new device",
          },
          [],
        ),
    }),
    markEmailVerified: own({
      given,
      run: ({ prisma }, { memberId }) =>
        prisma.$transaction((tx) => markEmailVerified(tx, memberId, proof)),
    }),
    writeProfile: own({
      given,
      run: ({ prisma }, { memberId }) =>
        prisma.$transaction((tx) => writeProfile(tx, memberId, { name: "new" })),
    }),
    "SessionRepository.begin": own({
      given,
      run: ({ sessions }, { memberId }) =>
        sessions.begin(
          {
            ...{ accountId: memberId, passwordHash: HASH, isRemembered: false, expiresAt: at },
            token: aNewToken,
            ...{ deviceHash: "new device", client: aClient },
          },
          { events: [], keptEvents: () => [] },
        ),
    }),
    "SessionRepository.findToken": own({
      given,
      run: ({ sessions }, _, { tokenHash }) => sessions.findToken(tokenHash),
      trusts: BY_TOKEN,
    }),
    "SessionRepository.exchange": own({
      given,
      run: async ({ sessions }, { mark }, { tokenHash, familyId }) => {
        const given = await sessions.exchange({
          presented: { text: mark, hash: tokenHash },
          ...{ familyId, userAgent: mark, at, expiresAt: at, client: aClient },
          classify: () => "valid",
        });
        // The token itself is random.
        return given.kind;
      },
      trusts: BY_TOKEN,
    }),
    "SessionRepository.revokeFamily": own({
      given,
      run: ({ sessions }, _, { familyId }) => sessions.revokeFamily(familyId, at),
      trusts: BY_TOKEN,
    }),
    "SignedInDeviceRepository.list": own({
      given,
      run: ({ signedInDevices }, { memberId }) => signedInDevices.list(memberId, at),
    }),
    "SignedInDeviceRepository.find": own({
      given,
      run: ({ signedInDevices }, { memberId }, { publicId }) =>
        signedInDevices.find(memberId, { publicId }),
    }),
    "SignedInDeviceRepository.end": own({
      given,
      run: ({ signedInDevices }, { memberId }, { familyId, deviceHash }) =>
        signedInDevices.end(memberId, { id: familyId, deviceHash }, at),
    }),
    "SignedInDeviceRepository.endOthers": own({
      given,
      run: ({ signedInDevices }, { memberId }) =>
        signedInDevices.endOthers(memberId, { sessionIds: [], deviceHashes: ["new device"] }, at),
    }),
    "SignUpRepository.save": own({
      given,
      run: ({ signUps }, who) =>
        signUps.save(aSignUp(who), (accountId, signUpId) => ({
          code: { ...aCode(who, signUpId), accountId, purpose: "VERIFY_EMAIL" },
          mail: outboxEntry(mailRequested, { sealed: "new mail" }),
          earliestSendAt: () => at,
        })),
    }),
    "SignUpRepository.saveVerified": own({
      given,
      run: ({ signUps }, who) => signUps.saveVerified(aSignUp(who), proof),
    }),
    "SignUpRepository.list": own({
      given,
      run: ({ signUps }, { memberId }) => signUps.list(memberId),
    }),
    "SignUpRepository.share": own({
      given,
      run: async ({ signUps }, { memberId }) => {
        const [pending] = await signUps.list(memberId);
        if (!pending) throw new Error("no sign-up found");
        const shared = await signUps.share(memberId, pending, { deviceHash: "new device", at });
        return shared?.hasCode;
      },
    }),
    "SignUpRepository.confirm": own({
      given,
      run: ({ signUps }, { memberId }, { verificationId }) =>
        signUps.confirm(memberId, verificationId, proof),
    }),
  },
  notOfAMember: {
    "DeviceRepository.pruneUnused": OF_ALL,
    "ErasureRepository.findDue": OF_ALL,
    "EndedSessionsRepository.add": "marks sign-ins by id, not in the database",
    "HelpRepository.save": "adds a mail to the outbox",
    "InboxRepository.once": "events belong to no member",
    "MemberStoryReadModel.findRecentMails": "sealed mails; the service keeps one member's",
    "MailOnceRepository.requestOnce": "stores a mail that was written for one member before",
    "MemberRepository.register": "adds an account under a new id",
    "OneTimeMarksRepository.setOnce": "marks belong to no member",
    "SessionRepository.pruneEnded": OF_ALL,
    "SessionRepository.pruneExchanged": OF_ALL,
    "SignUpRepository.pruneUnverified": OF_ALL,
    "TrackingRepository.pruneBefore": OF_ALL,
    "TrackingRepository.saveAll": "adds rows; a known id changes nothing",
  },
});
