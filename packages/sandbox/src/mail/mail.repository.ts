import type { Pool } from "pg";

export interface Mail {
  readonly id: number;
  readonly receivedAt: Date;
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly code: string | null;
}

export type NewMail = Omit<Mail, "id" | "receivedAt" | "code">;

export interface MailFilter {
  readonly to?: string | undefined;
  readonly since?: Date | undefined;
  readonly after?: number | undefined;
}

type Row = Omit<Mail, "id" | "code"> & { readonly id: string };

const MAIL = `id, received_at as "receivedAt", sender, recipients, subject,
  body_text as text, body_html as html`;
const KEPT = 500;
const SHOWN = 100;
const CODE = /(?<!\d)\d{6}(?!\d)/;

export class MailRepository {
  constructor(private readonly pool: Pool) {}

  async add(mail: NewMail): Promise<void> {
    await this.pool.query(
      `insert into sandbox.mail (sender, recipients, subject, body_text, body_html)
       values ($1, $2, $3, $4, $5)`,
      [
        mail.sender,
        mail.recipients.map((address) => address.toLowerCase()),
        mail.subject,
        mail.text,
        mail.html,
      ],
    );
    await this.pool.query(
      `delete from sandbox.mail where id <=
       (select id from sandbox.mail order by id desc offset $1 limit 1)`,
      [KEPT],
    );
  }

  async list({ to, since, after }: MailFilter): Promise<readonly Mail[]> {
    const found = await this.pool.query<Row>(
      `select ${MAIL} from sandbox.mail
       where ($1::text is null or recipients @> array[$1::text])
       and ($2::timestamptz is null or date_trunc('milliseconds', received_at) > $2) and id > $3
       order by id desc limit $4`,
      [to?.trim().toLowerCase() ?? null, since ?? null, after ?? 0, SHOWN],
    );
    return found.rows.map(toMail);
  }

  async find(id: number): Promise<Mail | null> {
    const text = `select ${MAIL} from sandbox.mail where id = $1`;
    const found = await this.pool.query<Row>(text, [id]);
    return found.rows[0] ? toMail(found.rows[0]) : null;
  }
}

const toMail = (row: Row): Mail => ({
  ...row,
  id: Number(row.id),
  code: CODE.exec(row.text)?.[0] ?? null,
});
