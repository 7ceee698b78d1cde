-- The billing provider's own schema. A book holds everything known of one account.
create table sandbox.account_book (
  code text primary key,
  id text not null unique,
  book jsonb not null,
  next_due_at timestamptz,
  updated_at timestamptz not null default now()
);
create index account_book_due on sandbox.account_book (next_due_at);

create table sandbox.resource (
  key text primary key,
  account_code text not null references sandbox.account_book (code) on delete cascade
);

create sequence sandbox.invoice_number start 1001;

create table sandbox.gift_card (
  redemption_code text primary key,
  id text not null unique,
  card jsonb not null,
  account_code text
);

-- A card that had its trial, by fingerprint; never by number.
create table sandbox.card_trial (
  fingerprint text primary key,
  account_code text not null
);

create table sandbox.token (
  id text primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create table sandbox.idempotent_reply (
  key text primary key,
  request text not null,
  status integer,
  body text,
  created_at timestamptz not null default now()
);

create table sandbox.webhook (
  id bigint generated always as identity primary key,
  account_code text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts integer not null default 0,
  copies integer not null default 0,
  last_status integer,
  last_error text,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index webhook_waiting on sandbox.webhook (due_at) where state = 'waiting';

create table sandbox.mail (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  sender text not null,
  recipients text[] not null,
  subject text not null,
  body_text text not null,
  body_html text
);
create index mail_recipients on sandbox.mail using gin (recipients);

create table sandbox.engagement_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  path text not null,
  body jsonb not null
);
