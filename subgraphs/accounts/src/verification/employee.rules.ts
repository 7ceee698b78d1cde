import { isWhitelisted } from "../sign-up/sign-up.rules";

/** Groups that come with a proven e-mail, given the employees' e-mails or domains. */
export const groupsOfEmail = (
  email: string,
  employees: readonly string[],
): readonly "EMPLOYEE"[] => (isWhitelisted(email, employees) ? ["EMPLOYEE"] : []);
