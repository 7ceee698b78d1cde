import { useState } from "react";
import { hasAccount } from "../../storage/accountCookie";

/** True if the visitor may register. Decided once, because signing up here creates an account. */
export function useMayRegister(policy: { readonly isOpenFor: boolean }): boolean {
  const [hadAccount] = useState(hasAccount);
  return policy.isOpenFor && !hadAccount;
}
