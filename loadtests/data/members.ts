/** Ready-made members who may watch. They stand in for the load data set's members. */
export const readyMadeEmails: readonly string[] = [
  "trial",
  "active-monthly",
  "active-yearly",
  "cancelled",
  "cancelled-today",
  "pending-change",
  "retention-used",
  "rupees",
  "crm-active",
  "crm-cancelled",
  "crm-updating",
  "employee",
  "freeaccess",
].map((kind) => `${kind}@eightcount.test`);

export const READY_MADE_PASSWORD = "Dance123!";
