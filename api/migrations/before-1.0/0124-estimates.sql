-- What caterers offer to customers, in revisions. What was sent stays as it was sent. Decision 109.
create table estimates (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  customer_id uuid not null references customers,
  number integer not null check (number > 0),
  created_at timestamptz not null,
  unique (merchant_id, number)
);
create index estimates_of_customer on estimates (customer_id);

create table estimate_revisions (
  estimate_id uuid not null references estimates on delete cascade,
  merchant_id uuid not null references merchants,
  revision integer not null check (revision > 0),
  state text not null check (state in ('draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'replaced')),
  content jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  total_cents bigint not null check (total_cents >= 0),
  occasion_name text not null generated always as (content -> 'occasion' ->> 'name') stored,
  occasion_on date not null,
  valid_until date not null,
  -- As it was sent: to whom, at what price, what was read, and the link that led to it.
  customer jsonb,
  price jsonb,
  is_gst_registered boolean,
  expires_at timestamptz,
  sent_at timestamptz,
  seen_at timestamptz,
  decided_at timestamptz,
  pdf bytea,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  token_hash bytea unique,
  primary key (estimate_id, revision),
  check (case when state = 'draft' then num_nonnulls(customer, price, is_gst_registered, expires_at, sent_at, pdf, pdf_sha256, token_hash) = 0
    else num_nonnulls(customer, price, is_gst_registered, expires_at, sent_at, pdf, pdf_sha256) = 7 end)
);
create unique index one_draft on estimate_revisions (estimate_id) where state = 'draft';
create index revisions_to_expire on estimate_revisions (expires_at) where state in ('sent', 'seen');

-- What customers said, or what was recorded of it.
create table estimate_decisions (
  id uuid primary key,
  estimate_id uuid not null,
  merchant_id uuid not null references merchants,
  revision integer not null,
  kind text not null check (kind in ('accepted', 'declined', 'proposed')),
  by text not null check (by in ('link', 'paper')),
  name text not null check (length(name) <= 120),
  reason text not null check (length(reason) <= 2000),
  decided_at timestamptz not null,
  zone text not null,
  address inet,
  agent text check (length(agent) <= 500),
  language text not null check (language in ('fr', 'en')),
  pdf_sha256 text,
  drawn bytea check (length(drawn) <= 51200),
  recorded_by uuid references users,
  foreign key (estimate_id, revision) references estimate_revisions,
  check ((by = 'paper') = (recorded_by is not null))
);
create unique index decided_once on estimate_decisions (estimate_id, revision) where kind in ('accepted', 'declined');
create index decisions_of_estimate on estimate_decisions (estimate_id, revision);

alter table estimates enable row level security;
alter table estimates force row level security;
alter table estimate_revisions enable row level security;
alter table estimate_revisions force row level security;
alter table estimate_decisions enable row level security;
alter table estimate_decisions force row level security;
-- They are about customers, who are no partner's business.
create policy scope on estimates using (app_sees(merchant_id) and app_role() <> 'partner');
create policy scope on estimate_revisions using (app_sees(merchant_id) and app_role() <> 'partner');
create policy scope on estimate_decisions using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, delete on estimates, estimate_revisions to comptoir_app;
grant update (state, content, version, changed_at, total_cents, occasion_on, valid_until, customer, price, is_gst_registered, expires_at,
  sent_at, seen_at, decided_at, pdf, pdf_sha256, token_hash) on estimate_revisions to comptoir_app;
grant select, insert on estimate_decisions to comptoir_app;

create trigger stays_sent before update on estimate_revisions
  for each row
  when (old.state <> 'draft' and (old.estimate_id, old.merchant_id, old.revision, old.content, old.version, old.changed_at, old.total_cents,
      old.occasion_on, old.valid_until, old.customer, old.price, old.is_gst_registered, old.expires_at, old.sent_at, old.pdf,
      old.pdf_sha256)
    is distinct from (new.estimate_id, new.merchant_id, new.revision, new.content, new.version, new.changed_at, new.total_cents,
      new.occasion_on, new.valid_until, new.customer, new.price, new.is_gst_registered, new.expires_at, new.sent_at, new.pdf,
      new.pdf_sha256))
  execute function refuse_rewriting('as it was sent');
-- domain/src/sales/estimates/estimate-state.ts: what is decided is not undone, and a draft is never made of what was sent.
create trigger stays_decided before update of state, decided_at on estimate_revisions
  for each row
  when ((old.state <> 'draft' and new.state = 'draft')
    or (old.state in ('accepted', 'declined', 'expired') and new.state not in (old.state, 'replaced'))
    or (old.state = 'replaced' and new.state <> 'replaced')
    or (old.decided_at is not null and new.decided_at is distinct from old.decided_at))
  execute function refuse_rewriting('what was decided');
create trigger stays_sent_to before delete on estimate_revisions
  for each row when (old.state <> 'draft') execute function refuse_rewriting('as it was sent');
