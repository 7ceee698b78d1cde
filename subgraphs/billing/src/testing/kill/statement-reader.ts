/** Messages of the client protocol, split so that each part holds at most one whole statement. */
export interface SentPart {
  readonly bytes: Buffer;
  /** The SQL of a statement. Null for a message that runs none. */
  readonly statement: string | null;
}

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
const SIMPLE_QUERY = "Q";
const PARSE = "P";
const SYNC = "S";
/** Messages that do nothing before the `Sync` that follows them. */
const WAITING = new Set(["P", "B", "D", "E", "C", "H"]);

/** Splits what a client sends to PostgreSQL into statements. */
export class StatementReader {
  #unread = Buffer.alloc(0);
  #waiting: Buffer[] = [];
  #sql = "";
  #hasStarted = false;

  read(chunk: Buffer): readonly SentPart[] {
    this.#unread = Buffer.concat([this.#unread, chunk]);
    const parts: SentPart[] = [];
    for (let message = this.#next(); message; message = this.#next()) {
      const part = this.#partOf(message);
      if (part) parts.push(part);
    }
    return parts;
  }

  // The first message of a connection has no type.
  #next(): Buffer | null {
    const before = this.#hasStarted ? TYPE_BYTES : 0;
    if (this.#unread.length < before + LENGTH_BYTES) return null;
    const end = before + this.#unread.readInt32BE(before);
    if (this.#unread.length < end) return null;
    const message = this.#unread.subarray(0, end);
    this.#unread = this.#unread.subarray(end);
    return message;
  }

  #partOf(message: Buffer): SentPart | null {
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      return { bytes: message, statement: null };
    }
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === PARSE) this.#sql = textsOf(message)[1] ?? "";
    this.#waiting.push(message);
    if (WAITING.has(type)) return null;
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    if (type === SIMPLE_QUERY) return { bytes, statement: textsOf(message)[0] ?? "" };
    return { bytes, statement: type === SYNC ? this.#sql : null };
  }
}

const textsOf = (message: Buffer): readonly string[] =>
  message
    .subarray(TYPE_BYTES + LENGTH_BYTES)
    .toString("utf8")
    .split("\0", 2);
