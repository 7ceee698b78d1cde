import { isNameTooShort, NAME_TOO_SHORT } from "@eightcount/rules/people/name";
import { isValidPhone, PHONE_INVALID } from "@eightcount/rules/people/phone";
import type { ProfileFields } from "./profileCopies";

export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

/** The server checks the same. */
export function profileErrors({ name, phoneNumber }: ProfileFields): ProfileErrors {
  return {
    ...(isNameTooShort(name) && { name: NAME_TOO_SHORT }),
    ...(!isValidPhone(phoneNumber) && { phoneNumber: PHONE_INVALID }),
  };
}
