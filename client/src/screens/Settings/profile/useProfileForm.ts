import { useState } from "react";
import { useNotify } from "../../../design/feedback/Notifications";
import { type ProfileErrors, profileErrors } from "./profileChecks";
import {
  edit,
  fieldsOf,
  isEdited,
  type ProfileEdits,
  type ProfileFields,
  rollBack,
  settle,
} from "./profileCopies";
import { useUpdateProfile } from "./useUpdateProfile";

/** State of the profile form, whose old values are those in the store. */
export function useProfileForm(old: ProfileFields) {
  const [edits, setEdits] = useState<ProfileEdits>({});
  const [lostEdits, setLostEdits] = useState<ProfileEdits | null>(null);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const { save, isBusy } = useUpdateProfile();
  const notify = useNotify();
  const copies = { old, edits };
  const fields = fieldsOf(copies);

  const change = (field: ProfileEdits) => {
    setEdits(edit(copies, field).edits);
    setLostEdits(null);
    const names = Object.keys(field);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))));
  };
  const discard = () => {
    setEdits(rollBack(copies).edits);
    setErrors({});
  };
  const checkPhone = () => {
    const { phoneNumber } = profileErrors(fields);
    if (phoneNumber !== undefined) setErrors({ ...errors, phoneNumber });
  };
  const send = (sentEdits: ProfileEdits) => {
    const sent = fieldsOf({ old, edits: sentEdits });
    const found = profileErrors(sent);
    setErrors(found);
    setLostEdits(null);
    if (Object.keys(found).length > 0) return;
    save(sent, {
      onSaved: () => setEdits((now) => settle({ old, edits: now }, sent).edits),
      onFailed: () => {
        setLostEdits(sentEdits);
        discard();
      },
    });
  };
  const submit = () => {
    if (isEdited(copies)) send(edits);
  };
  const restore = () => {
    if (lostEdits === null) return;
    notify.clearErrors();
    change(lostEdits);
  };
  const retry = () => {
    if (lostEdits === null) return;
    restore();
    send(lostEdits);
  };

  return {
    fields,
    errors,
    isBusy,
    isEdited: isEdited(copies),
    /** True after a failed save, until the member edits again. */
    hasLostEdits: lostEdits !== null && Object.keys(lostEdits).length > 0,
    change,
    checkPhone,
    discard,
    restore,
    retry,
    submit,
  };
}
