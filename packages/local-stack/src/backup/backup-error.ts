/** A failure whose message is all that an operator needs. */
export class BackupError extends Error {}
