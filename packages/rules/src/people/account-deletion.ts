/** Days in which a member who asked to delete their account can keep it by signing in. */
export const ACCOUNT_DELETION_DAYS = 14;
