import { isWhitelisted } from "../sign-up/sign-up.rules";

export const groupsOfEmail = (
  email: string,
  employees: readonly string[],
): readonly "EMPLOYEE"[] => (isWhitelisted(email, employees) ? ["EMPLOYEE"] : []);
