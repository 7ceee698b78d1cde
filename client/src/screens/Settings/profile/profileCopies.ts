/** Fields that a member can edit. */
export interface ProfileFields {
  readonly name: string;
  readonly familyName: string;
  readonly phoneNumber: string;
  readonly isSubscribed: boolean;
}

export type ProfileEdits = Partial<ProfileFields>;

/** Old copies of the fields, as the server stores them, with the member's edits on top. */
export interface ProfileCopies {
  readonly old: ProfileFields;
  readonly edits: ProfileEdits;
}

export const fieldsOf = ({ old, edits }: ProfileCopies): ProfileFields => ({ ...old, ...edits });

export const isEdited = ({ edits }: ProfileCopies): boolean => Object.keys(edits).length > 0;

/** Typing the old value again is no edit. */
export function edit({ old, edits }: ProfileCopies, change: ProfileEdits): ProfileCopies {
  return { old, edits: differing({ ...edits, ...change }, old) };
}

export const rollBack = ({ old }: ProfileCopies): ProfileCopies => ({ old, edits: {} });

/** Drops the edits that were sent and are now stored. Edits made since then stay. */
export const settle = ({ old, edits }: ProfileCopies, sent: ProfileFields): ProfileCopies => ({
  old,
  edits: differing(edits, sent),
});

function differing(edits: ProfileEdits, from: ProfileFields): ProfileEdits {
  const names = Object.keys(edits) as (keyof ProfileFields)[];
  return Object.fromEntries(
    names.filter((name) => edits[name] !== from[name]).map((name) => [name, edits[name]]),
  );
}
