-- The older system: who bills members of some campaigns. One contact per e-mail, in lower case.
create table sandbox.crm_contact (
  id bigint generated always as identity primary key,
  email text not null unique,
  given_name text not null default '',
  family_name text not null default '',
  card_type text,
  -- Of a card the last four digits are kept, never more.
  card_last_four text
);

create table sandbox.crm_subscription (
  id bigint generated always as identity primary key,
  contact_id bigint not null references sandbox.crm_contact (id) on delete cascade,
  billing_cycle text not null check (billing_cycle in ('MONTH', 'YEAR')),
  billing_amount numeric(10, 2) not null,
  started_at timestamptz not null,
  cancelled_at timestamptz
);
create index crm_subscription_contact on sandbox.crm_subscription (contact_id);

-- Whose notice it is: each sender has an address and a secret of its own.
alter table sandbox.webhook
  add column sender text not null default 'billing' check (sender in ('billing', 'crm'));
