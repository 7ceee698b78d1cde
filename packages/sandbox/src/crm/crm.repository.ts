import type { Pool, PoolClient } from "pg";
import type { BillingCycle, CrmContact, CrmSubscription } from "./crm-record";

const CONTACT = `id, email, given_name as "givenName", family_name as "familyName",
  card_type as "cardType", card_last_four as "cardLastFour"`;
const SUBSCRIPTION = `id, contact_id as "contactId", billing_cycle as "billingCycle",
  billing_amount as "billingAmount", started_at as "startedAt", cancelled_at as "cancelledAt"`;

type Db = Pool | PoolClient;

/** Missing names keep their stored values. */
export interface ContactDetails {
  readonly email: string;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
}

export interface SavedCard {
  readonly type: string;
  readonly lastFour: string;
}

export class CrmRepository {
  constructor(private readonly db: Db) {}

  async upsertContact({ email, givenName, familyName }: ContactDetails): Promise<CrmContact> {
    const { rows } = await this.db.query(
      `insert into sandbox.crm_contact (email, given_name, family_name)
       values ($1, coalesce($2, ''), coalesce($3, ''))
       on conflict (email) do update set given_name = coalesce($2, crm_contact.given_name),
         family_name = coalesce($3, crm_contact.family_name)
       returning ${CONTACT}`,
      [email.trim().toLowerCase(), givenName, familyName],
    );
    return toContact(rows[0]);
  }

  async findContact(id: number): Promise<CrmContact | null> {
    const text = `select ${CONTACT} from sandbox.crm_contact where id = $1`;
    const { rows } = await this.db.query(text, [id]);
    return rows[0] ? toContact(rows[0]) : null;
  }

  async deleteContact(id: number): Promise<boolean> {
    const text = "delete from sandbox.crm_contact where id = $1";
    return (await this.db.query(text, [id])).rowCount === 1;
  }

  async saveCard(contactId: number, { type, lastFour }: SavedCard): Promise<void> {
    await this.db.query(
      "update sandbox.crm_contact set card_type = $2, card_last_four = $3 where id = $1",
      [contactId, type, lastFour],
    );
  }

  async addSubscription(
    contactId: number,
    offer: { readonly cycle: BillingCycle; readonly amount: number; readonly startedAt: Date },
  ): Promise<CrmSubscription> {
    const { rows } = await this.db.query(
      `insert into sandbox.crm_subscription (contact_id, billing_cycle, billing_amount, started_at)
       values ($1, $2, $3, $4) returning ${SUBSCRIPTION}`,
      [contactId, offer.cycle, offer.amount, offer.startedAt],
    );
    return toSubscription(rows[0]);
  }

  async findSubscription(id: number): Promise<CrmSubscription | null> {
    const text = `select ${SUBSCRIPTION} from sandbox.crm_subscription where id = $1`;
    const { rows } = await this.db.query(text, [id]);
    return rows[0] ? toSubscription(rows[0]) : null;
  }

  async listSubscriptions(contactId: number): Promise<readonly CrmSubscription[]> {
    const { rows } = await this.db.query(
      `select ${SUBSCRIPTION} from sandbox.crm_subscription where contact_id = $1 order by id desc`,
      [contactId],
    );
    return rows.map(toSubscription);
  }

  async cancel(id: number, at: Date): Promise<void> {
    await this.db.query(
      "update sandbox.crm_subscription set cancelled_at = $2 where id = $1 and cancelled_at is null",
      [id, at],
    );
  }

  async addHook(contactId: number, body: object): Promise<void> {
    await this.db.query(
      "insert into sandbox.webhook (account_code, body, sender) values ($1, $2, 'crm')",
      [`contact ${contactId}`, JSON.stringify(body)],
    );
  }
}

// The PostgreSQL driver returns wide integers and decimals as text.
const toContact = (row: CrmContact & { id: unknown }): CrmContact => ({
  ...row,
  id: Number(row.id),
});

const toSubscription = (row: CrmSubscription): CrmSubscription => ({
  ...row,
  id: Number(row.id),
  contactId: Number(row.contactId),
  billingAmount: Number(row.billingAmount),
});
