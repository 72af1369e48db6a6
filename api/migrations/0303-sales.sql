-- Squashed: devices, bills, what becomes of them at the authority, and what is counted and offered.

-- ---- Devices and their certificates

create function keep_device_count() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  update merchants set device_count = device_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = case tg_op when 'INSERT' then new.merchant_id else old.merchant_id end;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

-- A merchant's end is the first of its devices' ends. The merchant is locked first: of two changes at once, the second one sees the
-- first.
create function keep_merchant_certificates() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  concerned constant uuid := case when tg_op = 'DELETE' then old.merchant_id else new.merchant_id end;
begin
  perform from merchants m where m.id = concerned for no key update;
  update merchants m set certified_until = f.until
  from (
    select min(d.signs_until) as until from devices d join lanes l on l.device_id = d.id where d.merchant_id = concerned
  ) f
  where m.id = concerned and m.certified_until is distinct from f.until;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create table devices (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  name text not null check (length(name) between 1 and 64),
  model text,
  android_serial text,
  -- the authority's id, given with the first certificate and kept for life
  device_number text check (device_number ~ '^[0-9]{4}-[0-9]{4}-[0-9]{4}$'),
  -- SHA-256 of the device token; the token itself is shown once, to the till
  token_hash bytea unique,
  linked_at timestamptz,
  created_at timestamptz not null default now(),
  -- which of the provider's devices this till is
  pos_device_id text,
  renewal_requested_at timestamptz,
  -- what a till's bill numbers begin with: no two tills of a merchant have the same
  bill_prefix text check (bill_prefix ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
  -- devices are found by the beginning of their number or serial, which sort by their bytes
  serial_key text collate "C" generated always as (upper(android_serial)) stored,
  -- Until when the newest certificate of a device signs; before all time for a device without one, or whose newest was revoked. What is
  -- to be reviewed is found among those that end soon, and not by the newest certificate of every device.
  signs_until timestamptz not null default '-infinity',
  unique (merchant_id, id)
);
create unique index on devices (merchant_id, pos_device_id);
-- Of the merchant's tills that are linked, no two bear one name.
create unique index devices_name on devices (merchant_id, lower(name)) where linked_at is not null;
create unique index devices_bill_prefix on devices (merchant_id, bill_prefix);
create index devices_lettered on devices (bill_prefix) where bill_prefix is not null;
create index devices_by_serial on devices (serial_key) where serial_key is not null;
create index devices_by_number on devices (device_number collate "C") where device_number is not null;
-- Devices whose certificate is to be reviewed are those that sign for a short time only, or not at all.
create index devices_ending on devices (signs_until) include (merchant_id);
-- A device that is sold keeps its number with the next business: one number, one device of each merchant. Decision 140.
create unique index devices_number_of_merchant on devices (merchant_id, device_number);
create index devices_number on devices (device_number);

alter table devices enable row level security, force row level security;
-- Who asks sees all of it, or the merchants that a partner looks after: that is asked once of a statement and not of every row, since
-- what everyone's figures are read from is large. Otherwise each row is asked for. Decision 146.
create policy scope on devices using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select, insert, update (name, model, android_serial, device_number, token_hash, linked_at, renewal_requested_at, bill_prefix)
  on devices to comptoir_app;

create trigger counted after insert or delete on devices for each row execute function keep_device_count();
create trigger stands_with_end after update of signs_until on devices for each row
  when (old.signs_until is distinct from new.signs_until) execute function keep_merchant_certificates();
-- Rows that are copied or made with triggers off count as well.
alter table devices enable always trigger stands_with_end;

create table activation_codes (
  id uuid primary key,
  merchant_id uuid not null,
  device_id uuid not null,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index on activation_codes (device_id);

alter table activation_codes enable row level security, force row level security;
create policy scope on activation_codes using (app_sees(merchant_id));
grant select, insert, update (expires_at, used_at) on activation_codes to comptoir_app;

create trigger stays_ended before update of used_at on activation_codes
  for each row when (old.used_at is not null and new.used_at is null) execute function refuse_rewriting('what has ended');

-- Until when a device signs is said in one function. Decision 151. The device is locked first: of two changes at once, the second one
-- sees the first.
create function keep_signs_until() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
  concerned constant uuid := case when tg_op = 'DELETE' then old.device_id else new.device_id end;
begin
  perform from devices d where d.id = concerned for no key update;
  update devices d set signs_until = c.ends_at from (
    select coalesce((
      select case when n.revoked_at is null then n.not_after end
      from certificates n where n.device_id = concerned order by n.created_at desc limit 1
    ), '-infinity') as ends_at
  ) c where d.id = concerned and d.signs_until <> c.ends_at;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create table certificates (
  id uuid primary key,
  merchant_id uuid not null,
  device_id uuid not null,
  serial text not null,
  thumbprint text not null unique,
  certificate text not null,
  psi_certificate text not null,
  -- SPKI, base64: what signatures are checked with
  public_key text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  -- since when its till has another, so that it may replace nothing and is sent no more; what it signed stays good
  replaced_at timestamptz,
  -- since when the authority was asked to end it, and no one knows yet what became of that
  revocation_sent_at timestamptz,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
-- Without the certificates themselves, which are a hundred times as large as what is counted.
create index certificates_ending on certificates (not_after) include (merchant_id, created_at, revoked_at, replaced_at);
create index on certificates (created_at) include (merchant_id, device_id);
create index on certificates (revoked_at) where revoked_at is not null;
-- Whether a device had a certificate before is asked of each new one, without the certificates themselves.
create index certificates_of_device on certificates (device_id, created_at) include (merchant_id);

alter table certificates enable row level security, force row level security;
create policy scope on certificates using (app_sees(merchant_id));
grant select, insert, update (revoked_at, replaced_at, revocation_sent_at) on certificates to comptoir_app;

create trigger stays_issued before update of id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key
    on certificates
  for each row
  when ((old.id, old.merchant_id, old.device_id, old.serial, old.thumbprint, old.certificate, old.psi_certificate, old.public_key)
    is distinct from (new.id, new.merchant_id, new.device_id, new.serial, new.thumbprint, new.certificate, new.psi_certificate,
      new.public_key))
  execute function refuse_rewriting('as it was issued');
create trigger signs_until_new after insert on certificates for each row execute function keep_signs_until();
create trigger signs_until_changed after update of not_after, revoked_at on certificates for each row execute function keep_signs_until();
create trigger signs_until_gone after delete on certificates for each row execute function keep_signs_until();
create trigger stays_ended before update of revoked_at on certificates
  for each row when (old.revoked_at is not null and new.revoked_at is null) execute function refuse_rewriting('what has ended');
-- Rows that are copied or made with triggers off count as well.
alter table certificates enable always trigger signs_until_new, enable always trigger signs_until_changed,
  enable always trigger signs_until_gone;

-- The newest request of a till. It states the authorization code, so it is sealed (AES-256-GCM), and forgotten once it is granted.
create table certificate_requests (
  device_id uuid primary key,
  merchant_id uuid not null,
  -- AJO adds, REM replaces the certificate in use
  modif text not null check (modif in ('AJO', 'REM')),
  csr_sealed bytea,
  -- of the key to be certified (SPKI, base64): the same key asked for again is the same request
  public_key text not null,
  requested_at timestamptz not null,
  -- sent: no one knows what became of it
  state text not null check (state in ('sent', 'issued', 'refused')),
  errors jsonb not null default '[]',
  -- of the merchant information that it states: once that has changed, the request is outdated
  merchant_version int not null,
  -- set while a call to the authority is under way; a lease that ran out belongs to a dead server
  lease_until timestamptz,
  -- what a request states of itself: it is sent again as it was
  device_number text
    check (device_number ~ '^[0-9]{4}-[0-9]{4}-[0-9]{4}$'),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index certificate_requests_refused on certificate_requests (requested_at) where state = 'refused';

alter table certificate_requests enable row level security, force row level security;
create policy scope on certificate_requests using (app_sees(merchant_id));
grant select, insert, update (modif, csr_sealed, public_key, requested_at, state, errors, merchant_version, lease_until, device_number)
  on certificate_requests to comptoir_app;

-- Who was reminded of the end of a certificate.
create table certificate_reminders (
  certificate_id uuid not null references certificates,
  merchant_id uuid not null references merchants,
  days int not null,
  sent_at timestamptz not null,
  primary key (certificate_id, days)
);

alter table certificate_reminders enable row level security, force row level security;
create policy scope on certificate_reminders using (app_sees(merchant_id));
grant select, insert on certificate_reminders to comptoir_app;

-- The remote server's own certificate (mode Serveur). Belongs to no merchant.
create table server_certificates (
  id uuid primary key,
  certificate text not null,
  private_key_sealed bytea not null,
  thumbprint text not null unique,
  not_after timestamptz not null,
  created_at timestamptz not null default now(),
  -- ended at the authority once every server uses the next one
  ended_at timestamptz
);

alter table server_certificates enable row level security, force row level security;
create policy scope on server_certificates using (app_role() = 'system');
grant select, insert, update (private_key_sealed, ended_at) on server_certificates to comptoir_app;

create trigger stays_ended before update of ended_at on server_certificates
  for each row when (old.ended_at is not null and new.ended_at is null) execute function refuse_rewriting('what has ended');

-- One lane per device: the head of its chain, its place in the queue and whether a request is under way. A bill leaves two row versions
-- of its lane behind: with the fifth of a table that PostgreSQL waits for, a table would carry more dead rows than lanes within seconds.
create table lanes (
  device_id uuid primary key,
  merchant_id uuid not null,
  head_signature text,
  head_no_trans text,
  last_position bigint not null default 0,
  failures integer not null default 0,
  next_attempt_at timestamptz,
  -- set while a request is under way; a lease that ran out belongs to a dead server
  lease_id uuid,
  lease_until timestamptz,
  last_seen_at timestamptz,
  -- since when nothing was heard of the till: the database was put back, and its chain may be longer than we know
  unheard_since timestamptz,
  -- how far the chain went in the database that a copy has taken the place of, where that is known, and how many bills its till has sent
  -- in again since: what an older copy lacked
  position_before_restore bigint,
  handed_again integer not null default 0,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
) with (autovacuum_vacuum_scale_factor = 0.01);
create index on lanes (next_attempt_at) where next_attempt_at is not null;
create index on lanes (unheard_since) where unheard_since is not null;
-- Whether the authority answers is asked by every overview; hardly any lane fails. A lane that sells keeps its row where it is, since
-- what this index asks of it stays the same.
create index lanes_failing on lanes (device_id) where failures > 0;

alter table lanes enable row level security, force row level security;
create policy scope on lanes using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select, insert, update (head_signature, head_no_trans, last_position, failures, next_attempt_at, lease_id, lease_until,
  last_seen_at, unheard_since, position_before_restore, handed_again) on lanes to comptoir_app;

create trigger goes_on before update of last_position on lanes
  for each row when (new.last_position < old.last_position)
  execute function refuse_rewriting('a chain only grows');
create trigger stands_with_device after insert or delete on lanes for each row execute function keep_merchant_certificates();
-- Rows that are copied or made with triggers off count as well.
alter table lanes enable always trigger stands_with_device;

-- ---- Bills

-- The rule of domain/src/sales/bills/bill-kind.ts once more, for bills stored before there was one, or by a server that does not know it
-- yet. A test holds the two together.
create function bill_kind(bill jsonb) returns text language sql immutable parallel safe as $$
  select case
    when bill ->> 'modTrans' = 'FOR' then 'training'
    when bill ->> 'modImpr' = 'ANN' then 'aborted'
    when bill ->> 'modImpr' = 'RPR' then 'reproduction'
    when bill ->> 'modImpr' = 'DUP' then 'duplicate'
    when bill ->> 'modImpr' = 'PSP' then 'left-without-paying'
    when bill ->> 'typTrans' = 'ADDI' then case when bill ? 'refs' then 'revised-bill' else 'table-bill' end
    when bill ->> 'typTrans' = 'SOUM' then 'quote'
    when bill ->> 'typTrans' = 'ESTM' then 'estimate'
    when bill ->> 'typTrans' = 'TIER' then 'third-party'
    when bill ->> 'typTrans' <> 'RFER' then 'aborted'
    when bill ->> 'modPai' = 'AUC' and (bill #>> '{mont,apresTax}')::numeric = 0 and bill ? 'refs'
      and bill -> 'items' @> '[{"descr": "Annulation"}]' then 'cancellation'
    when bill ->> 'formImpr' = 'NON' and (bill #>> '{mont,avantTax}')::numeric <> 0 and jsonb_array_length(bill -> 'refs') = 1
      and (bill #>> '{refs,0,avantTax}')::numeric = - (bill #>> '{mont,avantTax}')::numeric then 'reverse'
    when coalesce(bill #>> '{mont,mtdu}', bill #>> '{mont,apresTax}')::numeric < 0 then 'credit-note'
    when coalesce(bill #>> '{mont,mtdu}', bill #>> '{mont,apresTax}')::numeric <> 0
      and exists (select from jsonb_array_elements(bill -> 'refs') r where (r ->> 'avantTax')::numeric < 0) then 'correction'
    when bill -> 'mont' ? 'versActu' then 'instalment'
    else 'receipt'
  end
$$;

-- Only for what a server of the former release stores while both are at work.
create function complete_bill_facts() returns trigger language plpgsql as $$
declare
  bill constant jsonb := new.document::jsonb;
begin
  new.kind := bill_kind(bill);
  new.payment := bill ->> 'modPai';
  new.employee := bill ->> 'nomUtil';
  insert into bill_references (merchant_id, no_trans, stamp, transaction_id, signed_at)
    select new.merchant_id, r ->> 'noTrans', r ->> 'datTrans', new.id, new.signed_at
    from jsonb_array_elements(bill -> 'refs') r
    on conflict do nothing;
  return new;
end
$$;

-- The signed bytes of every bill, as they came. Append-only: the role of the API has no UPDATE or DELETE grant.
create table transactions (
  id uuid not null,
  merchant_id uuid not null,
  device_id uuid not null,
  -- place in the device's chain, from 1
  position bigint not null,
  signed_at timestamptz not null,
  received_at timestamptz not null,
  no_trans text not null,
  document_type text not null,
  total_cents bigint not null,
  document text not null,
  signature text not null,
  -- what a bill adds to the sales, in cents: nothing when it is a reproduction, a training bill or a quote
  sold_cents bigint not null default 0,
  -- what bills are looked for by, beside their documents: a document is a hundred times what a row of a list needs. Decision 66.
  kind text not null,
  payment text not null,
  employee text,
  primary key (merchant_id, id, signed_at),
  unique (device_id, position, signed_at),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
) partition by range (signed_at);
-- A bill that comes twice is found by the beginning of its signature, which is random enough and half the index.
create index transactions_signature on transactions (device_id, left(signature, 22));
-- A page of a merchant's bills, newest first, and the sum of those that a filter leaves, from the index alone.
create index transactions_listed on transactions (merchant_id, signed_at, id)
  include (sold_cents, total_cents, device_id, kind, payment, employee);
-- A bill is found by the beginning of its number; the letters of numbers are ASCII and sort by their bytes.
create index transactions_numbered on transactions (merchant_id, no_trans collate "C");
-- The report of a year asks what was given back for bills made before it. Refunds are few among bills.
create index transactions_refunds on transactions (merchant_id, signed_at) where sold_cents < 0;

alter table transactions enable row level security, force row level security;
create policy scope on transactions using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select, insert on transactions to comptoir_app;

create trigger completes_facts before insert on transactions
  for each row when (new.kind is null) execute function complete_bill_facts();

-- Outside every month there is a catch-all, so that a clock that is wrong never loses a row.
create table transactions_other partition of transactions default;
alter table transactions_other enable row level security, force row level security;
create policy scope on transactions_other using (app_sees(merchant_id));

-- Which bills refer to a bill; what a bill itself refers to is in its document.
create table bill_references (
  merchant_id uuid not null,
  -- of the bill referred to, as the referring one names it
  no_trans text not null,
  stamp text not null,
  transaction_id uuid not null,
  signed_at timestamptz not null,
  primary key (merchant_id, no_trans, stamp, transaction_id)
);

alter table bill_references enable row level security, force row level security;
create policy scope on bill_references using (app_sees(merchant_id));
grant select, insert on bill_references to comptoir_app;

-- Bills that were not taken, kept as evidence beside the chain. Append-only.
create table refused_transactions (
  id uuid primary key,
  merchant_id uuid not null,
  device_id uuid not null,
  received_at timestamptz not null,
  reason text not null,
  detail text,
  document text not null,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);
create index on refused_transactions (device_id, received_at);

alter table refused_transactions enable row level security, force row level security;
create policy scope on refused_transactions using (app_sees(merchant_id));
grant select, insert on refused_transactions to comptoir_app;

-- User reports that tills have sent to the authority, and what it answered: evidence, never changed.
create table user_reports (
  device_id uuid not null,
  -- made by the till: a report that comes again is answered alike, and not sent again
  id uuid not null,
  merchant_id uuid not null,
  document text not null check (length(document) between 1 and 4000),
  -- the authority's number; null when it refused the report
  number text,
  errors jsonb not null default '[]',
  reply text not null,
  received_at timestamptz not null,
  -- declarations of usual third parties are kept beside user reports: both are signed by a device, sent once, and kept with the answer
  kind text not null default 'user-report',
  primary key (device_id, id),
  foreign key (merchant_id, device_id) references devices (merchant_id, id),
  constraint user_reports_kind check (kind in ('user-report', 'third-party-declaration'))
);
-- The reports of a device are listed newest first.
create index user_reports_listed on user_reports (merchant_id, device_id, received_at desc, id desc);

alter table user_reports enable row level security, force row level security;
create policy scope on user_reports using (app_sees(merchant_id));
grant select, insert on user_reports to comptoir_app;

-- What the server found when it verified the $5 receipt and its refund that a person had on the screen: evidence, never changed.
create table functionality_checks (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  receipt_id uuid not null,
  -- receipts before the one that was verified last do not count any more
  receipt_signed_at timestamptz not null,
  refund_id uuid not null,
  outcome text not null check (outcome in ('passed', 'failed')),
  -- each with what was expected and what was found
  comparisons jsonb not null,
  checked_at timestamptz not null,
  checked_by uuid not null,
  -- as they were called, and what they were to the merchant
  checked_by_name text not null,
  checked_by_role text not null check (checked_by_role in ('admin', 'partner', 'merchant')),
  -- two people press at once: the pair is verified once
  unique (merchant_id, receipt_id, refund_id)
);
-- A merchant passes once.
create unique index functionality_checks_passed on functionality_checks (merchant_id) where outcome = 'passed';

alter table functionality_checks enable row level security, force row level security;
create policy scope on functionality_checks using (app_sees(merchant_id));
grant select, insert on functionality_checks to comptoir_app;

-- ---- Transmission

-- Where each bill stands with the authority. A bill leaves a row version behind: of ten million bills the fifth that PostgreSQL waits for
-- would be two million.
create table transmissions (
  merchant_id uuid not null,
  device_id uuid not null,
  position bigint not null,
  transaction_id uuid not null,
  signed_at timestamptz not null,
  state text not null check (state in ('waiting', 'sending', 'unknown', 'accepted', 'received-with-errors', 'refused')),
  psi_no_trans text,
  psi_dat_trans text,
  no_lot text,
  errors jsonb not null default '[]',
  attempts integer not null default 0,
  settled_at timestamptz,
  -- Of a bill whose answer the till brought back, after the database was put back to an older copy: no one here heard the authority say
  -- so. Null for every bill that was settled by a reply of our own.
  attested_at timestamptz,
  -- whether the log says that a bill waits: once, also for a bill that a failed request could not carry because it stood behind others
  wait_logged boolean not null default false,
  primary key (merchant_id, device_id, position)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01);
create index transmissions_outstanding on transmissions (device_id, position)
  where state in ('waiting', 'sending', 'unknown');
create index transmissions_settled on transmissions (merchant_id, settled_at) where settled_at is not null;
-- Refused bills are rare, and looked for in a period.
create index transmissions_refused on transmissions (signed_at) where state = 'refused';
-- What did not end as accepted is rare: the whole of it is looked through at once.
create index transmissions_troubled on transmissions (merchant_id, signed_at) where state in ('refused', 'received-with-errors');
-- Bills that went in a batch have no number of their own: what is printed of them says so, and they are looked for by that.
create index transmissions_in_batch on transmissions (merchant_id, signed_at) where no_lot is not null and psi_no_trans is null;
-- A bill is found by the authority's number no matter whose it is: by the number first, which serves a merchant's own search as well.
create index transmissions_by_authority on transmissions (psi_no_trans, merchant_id) where psi_no_trans is not null;
-- The bills of a day of all merchants, wherever they stand. They are stored as they are made, so that a few pages say where a day is; it
-- costs a bill next to nothing.
create index transmissions_by_day on transmissions using brin (signed_at) with (pages_per_range = 32, autosummarize = on);
-- Bills that took longer than the law gives them are rare, and counted for all merchants at once.
create index transmissions_late on transmissions (signed_at) include (merchant_id)
  where settled_at - signed_at > interval '48 hours';

alter table transmissions enable row level security, force row level security;
create policy scope on transmissions using (
  (select app_role()) in ('system', 'admin')
  or case when (select app_role()) = 'partner'
    then merchant_id in (select own.id from merchants own where own.partner_id = (select app_partner_id()))
    else app_sees(merchant_id) end);
grant select, insert, update (state, psi_no_trans, psi_dat_trans, no_lot, errors, attempts, settled_at, attested_at, wait_logged)
  on transmissions to comptoir_app;

-- domain/src/sales/bills/transmission-state.ts: nothing leaves a final state.
create trigger stays_settled before update on transmissions
  for each row
  when (old.state in ('accepted', 'received-with-errors', 'refused') and old is distinct from new)
  execute function refuse_rewriting('what the authority answered');
create trigger stays_placed before update of merchant_id, device_id, position, transaction_id, signed_at on transmissions
  for each row
  when ((old.merchant_id, old.device_id, old.position, old.transaction_id, old.signed_at)
    is distinct from (new.merchant_id, new.device_id, new.position, new.transaction_id, new.signed_at))
  execute function refuse_rewriting('a bill keeps its place in the chain');

-- How few bills come late must be known to the planner: without it a third of all of them is expected, and all bills of a year are read.
create statistics transmissions_lateness on (settled_at - signed_at) from transmissions;

-- Every request to the authority and every reply, as evidence. Append-only. An attempt without reply was lost.
create table transmission_attempts (
  id uuid not null,
  merchant_id uuid not null,
  device_id uuid not null,
  started_at timestamptz not null,
  trigger text not null,
  current_position bigint,
  lot_positions bigint[] not null,
  primary key (merchant_id, id, started_at)
) partition by range (started_at);

alter table transmission_attempts enable row level security, force row level security;
create policy scope on transmission_attempts using (app_sees(merchant_id));
grant select, insert on transmission_attempts to comptoir_app;

-- Outside every month there is a catch-all, so that a clock that is wrong never loses a row.
create table transmission_attempts_other partition of transmission_attempts default;
alter table transmission_attempts_other enable row level security, force row level security;
create policy scope on transmission_attempts_other using (app_sees(merchant_id));

create table transmission_replies (
  attempt_id uuid not null,
  merchant_id uuid not null,
  device_id uuid not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('answer', 'unavailable', 'unknown')),
  detail text,
  http_status integer,
  body text,
  primary key (merchant_id, attempt_id, received_at)
) partition by range (received_at);

alter table transmission_replies enable row level security, force row level security;
create policy scope on transmission_replies using (app_sees(merchant_id));
grant select, insert on transmission_replies to comptoir_app;

-- Outside every month there is a catch-all, so that a clock that is wrong never loses a row.
create table transmission_replies_other partition of transmission_replies default;
alter table transmission_replies_other enable row level security, force row level security;
create policy scope on transmission_replies_other using (app_sees(merchant_id));

-- A batch that a person asked for: which bills it was about, and how it ended. What became of each bill, the bill itself says.
create table transmission_batches (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'sent', 'unanswered', 'cancelled')),
  ended_at timestamptz,
  planned integer not null check (planned > 0),
  oldest_at timestamptz not null,
  left_waiting integer,
  unique (merchant_id, id),
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'running') = (left_waiting is null))
);
-- However many press the button at once, one batch of a merchant runs.
create unique index transmission_batches_running on transmission_batches (merchant_id) where state = 'running';
create index transmission_batches_listed on transmission_batches (merchant_id, requested_at desc);

alter table transmission_batches enable row level security, force row level security;
create policy scope on transmission_batches using (app_sees(merchant_id));
grant select, insert, update (state, ended_at, left_waiting) on transmission_batches to comptoir_app;

-- domain/src/sales/transmissions/batch-state.ts: nothing leaves a final state.
create trigger stays_ended before update on transmission_batches
  for each row when (old.state <> 'running' and old is distinct from new)
  execute function refuse_rewriting('as it ended');

create table transmission_batch_bills (
  batch_id uuid not null,
  merchant_id uuid not null,
  -- its place in the batch, the oldest bill first
  ordinal integer not null,
  device_id uuid not null,
  position bigint not null,
  primary key (batch_id, ordinal),
  foreign key (merchant_id, batch_id) references transmission_batches (merchant_id, id),
  foreign key (merchant_id, device_id, position) references transmissions (merchant_id, device_id, position)
);

alter table transmission_batch_bills enable row level security, force row level security;
create policy scope on transmission_batch_bills using (app_sees(merchant_id));
grant select, insert on transmission_batch_bills to comptoir_app;

-- Letters about bills that wait for long, once each for as long as something does: a warning is open until nothing has waited so long.
create table waiting_warnings (
  id uuid primary key,
  merchant_id uuid not null references merchants (id),
  hours int not null check (hours in (24, 42)),
  warned_at timestamptz not null,
  ended_at timestamptz
);
create unique index waiting_warnings_open on waiting_warnings (merchant_id, hours) where ended_at is null;

alter table waiting_warnings enable row level security, force row level security;
create policy scope on waiting_warnings using (app_sees(merchant_id));
grant select, insert, update (ended_at) on waiting_warnings to comptoir_app;

-- What became of the requests to each address of the authority, by the hour: what its health is read from. Requests themselves are
-- evidence and stand elsewhere.
create table authority_calls (
  endpoint text not null check (endpoint in ('enrolment', 'certificates', 'transactions', 'users', 'documents')),
  hour timestamptz not null,
  answered int not null default 0,
  failed int not null default 0,
  -- of those that were answered, in all
  took_ms bigint not null default 0,
  answered_at timestamptz,
  failed_at timestamptz,
  failure text,
  primary key (endpoint, hour)
);

alter table authority_calls enable row level security, force row level security;
create policy keeping on authority_calls using (app_role() in ('system', 'admin'));
grant select, insert, update (answered, failed, took_ms, answered_at, failed_at, failure), delete on authority_calls to comptoir_app;

-- What the authority answered to the test cases of a certification: no one's tenant, an administrator's to read.
create table certification_replies (
  id uuid primary key,
  answered_at timestamptz not null,
  request text not null,
  device_number text,
  test_case text not null check (test_case ~ '^\d{3}\.\d{3}$'),
  next_case text check (next_case ~ '^\d{3}\.\d{3}$'),
  http_status int not null,
  errors jsonb not null
);

alter table certification_replies enable row level security, force row level security;
create policy scope on certification_replies using (app_role() in ('system', 'admin'));
grant select, insert on certification_replies to comptoir_app;

-- ---- Figures of sales

-- Cents of `+000000012.40`.
create function document_cents(amount text) returns bigint language sql immutable parallel safe as $$
  select coalesce(replace(amount, '.', '')::bigint, 0)
$$;

-- What one bill adds to the figures. Whether it is a sale, and of how much, is decided when it is stored (`sold_cents`); a tip also comes
-- with a later instalment, which is none.
create function bill_figures(bill jsonb, sold_cents bigint, kind text)
returns table (
  sales int, refunds int, gross_cents bigint, refunded_cents bigint, gst_cents bigint, qst_cents bigint, gst_base_cents bigint,
  qst_base_cents bigint, received_cents bigint, returned_cents bigint, adjustment_cents bigint, service_cents bigint,
  alcohol_cents bigint, tip_cents bigint
) language sql immutable parallel safe as $$
  select (sold_cents > 0)::int, (sold_cents < 0)::int,
    case when sold_cents > 0 then document_cents(bill #>> '{mont,avantTax}') else 0 end,
    case when sold_cents < 0 then document_cents(bill #>> '{mont,avantTax}') else 0 end,
    case when sold_cents <> 0 then document_cents(bill #>> '{mont,TPS}') else 0 end,
    case when sold_cents <> 0 then document_cents(bill #>> '{mont,TVQ}') else 0 end,
    lines.gst_base, lines.qst_base, greatest(sold_cents, 0), least(sold_cents, 0),
    case when sold_cents <> 0 then document_cents(bill #>> '{mont,ajus}') else 0 end,
    lines.service, lines.alcohol,
    case when kind in ('receipt', 'credit-note', 'correction', 'reverse', 'instalment')
      then document_cents(bill #>> '{mont,pourb}') else 0 end
  from (
    select coalesce(sum(cents) filter (where tax in ('F', 'FP', 'FS', 'FPS')), 0)::bigint as gst_base,
      coalesce(sum(cents) filter (where tax in ('P', 'FP', 'PS', 'FPS')), 0)::bigint as qst_base,
      coalesce(sum(cents) filter (where item = 'Frais de service'), 0)::bigint as service,
      coalesce(sum(cents) filter (where item = 'Taxe(s) supplémentaire(s)'), 0)::bigint as alcohol
    from (
      select i ->> 'descr' as item, i ->> 'tax' as tax, document_cents(i ->> 'prix') as cents
        from jsonb_array_elements(bill -> 'items') i where sold_cents <> 0
      union all
      select i ->> 'descr', p ->> 'tax', document_cents(p ->> 'prix')
        from jsonb_array_elements(bill -> 'items') i cross join lateral jsonb_array_elements(i -> 'preci') p
        where sold_cents <> 0 and p ? 'prix'
    ) priced
  ) lines
$$;

-- What one bill adds to its items: each line that has a price or a quantity, extras too, by its name. They add up to the bill before tax.
create function bill_items(bill jsonb, sold_cents bigint)
returns table (item text, sold_hundredths bigint, returned_hundredths bigint, gross_cents bigint, refunded_cents bigint)
language sql immutable parallel safe rows 5 as $$
  select line.item,
    case when sold_cents > 0 then line.hundredths else 0 end,
    -- a credit note may state quantities with or without their sign
    case when sold_cents < 0 then - abs(line.hundredths) else 0 end,
    case when sold_cents > 0 then line.cents else 0 end,
    case when sold_cents < 0 then line.cents else 0 end
  from (
    select i ->> 'descr' as item, document_cents(i ->> 'qte') as hundredths, document_cents(i ->> 'prix') as cents
      from jsonb_array_elements(bill -> 'items') i
    union all
    select p ->> 'descr', document_cents(p ->> 'qte'), document_cents(p ->> 'prix')
      from jsonb_array_elements(bill -> 'items') i cross join lateral jsonb_array_elements(i -> 'preci') p
      where p ? 'prix'
  ) line
  where sold_cents <> 0 and (line.hundredths <> 0 or line.cents <> 0)
$$;

-- What a merchant sold, by its own days: folded from bills in the background, device by device in the order of its chain. Decision 71.
create table sales_folds (
  device_id uuid primary key,
  merchant_id uuid not null,
  -- whose days these are: those of another zone are folded again
  zone text not null,
  -- up to where in the chain bills are in the days
  position bigint not null,
  folded_at timestamptz not null,
  -- the same for its items, whose chains may have been folded since later. Decision 104.
  items_position bigint not null default 0,
  -- the same for what is counted of all merchants
  counted_position bigint not null default 0,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table sales_folds enable row level security, force row level security;
create policy scope on sales_folds using (app_sees(merchant_id));
grant select, insert, update (zone, position, folded_at, items_position, counted_position) on sales_folds to comptoir_app;

create function keep_merchant_last_bill() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  update merchants m set last_bill_on = a.day
  from (select merchant_id, max(day) as day from added group by merchant_id) a
  where m.id = a.merchant_id and m.last_bill_key < a.day;
  perform set_config('app.role', asked, true);
  return null;
end
$$;

create table sales_days (
  merchant_id uuid not null,
  day date not null,
  device_id uuid not null,
  kind text not null,
  payment text not null,
  -- empty for bills that name no one
  employee text not null,
  -- all bills, those that are no sales too
  bills bigint not null,
  sales bigint not null,
  refunds bigint not null,
  -- before tax: what was sold, and what was taken back, which is zero or negative
  gross_cents bigint not null,
  refunded_cents bigint not null,
  gst_cents bigint not null,
  qst_cents bigint not null,
  -- what each tax is due on
  gst_base_cents bigint not null,
  qst_base_cents bigint not null,
  -- after tax
  received_cents bigint not null,
  returned_cents bigint not null,
  adjustment_cents bigint not null,
  -- part of the amounts before tax
  service_cents bigint not null,
  alcohol_cents bigint not null,
  -- outside of all other amounts
  tip_cents bigint not null,
  primary key (merchant_id, day, device_id, kind, payment, employee),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table sales_days enable row level security, force row level security;
create policy scope on sales_days using (app_sees(merchant_id));
grant select, insert, update (bills, sales, refunds, gross_cents, refunded_cents, gst_cents, qst_cents, gst_base_cents, qst_base_cents,
  received_cents, returned_cents, adjustment_cents, service_cents, alcohol_cents, tip_cents), delete on sales_days to comptoir_app;

create trigger stands_when_sold after insert on sales_days referencing new table as added
  for each statement execute function keep_merchant_last_bill();
-- Rows that are copied or made with triggers off count as well.
alter table sales_days enable always trigger stands_when_sold;

-- What a merchant sold by its own days and items, folded as its days are.
create table sales_items (
  merchant_id uuid not null,
  day date not null,
  device_id uuid not null,
  -- as it stands on the bills
  item text not null,
  -- hundredths of a piece; what was taken back is zero or negative
  sold_hundredths bigint not null,
  returned_hundredths bigint not null,
  -- before tax
  gross_cents bigint not null,
  refunded_cents bigint not null,
  primary key (merchant_id, day, device_id, item),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table sales_items enable row level security, force row level security;
create policy scope on sales_items using (app_sees(merchant_id));
grant select, insert, update (sold_hundredths, returned_hundredths, gross_cents, refunded_cents), delete on sales_items to comptoir_app;

-- Months and the province follow the days by themselves. Rows are locked in one order, the days' before these, so that no two folds wait for
-- each other.
do $$
declare
  -- a trigger has the rows of one kind of statement only
  event record;
begin
  for event in select * from (values
    ('insert', 'select day, merchant_id, bills, sold_cents from later'),
    ('update', 'select day, merchant_id, bills, sold_cents from later union all select day, merchant_id, -bills, -sold_cents from earlier'),
    ('delete', 'select day, merchant_id, -bills, -sold_cents from earlier')) e (name, changes)
  loop
    execute format($function$
      create function sum_bills_on_%1$s() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      declare
        asked constant text := coalesce(app_role(), '');
        acting constant text := set_config('app.role', 'system', true);
      begin
        insert into bill_months as m (month, merchant_id, bills, sold_cents)
          select date_trunc('month', day)::date, merchant_id, sum(bills), sum(sold_cents) from (%2$s) c (day, merchant_id, bills, sold_cents) group by 1, 2 order by 1, 2
          on conflict (month, merchant_id) do update set bills = m.bills + excluded.bills, sold_cents = m.sold_cents + excluded.sold_cents;
        insert into province_days as p (day, bills, sold_cents)
          select day, sum(bills), sum(sold_cents) from (%2$s) c (day, merchant_id, bills, sold_cents) group by 1 order by 1
          on conflict (day) do update set bills = p.bills + excluded.bills, sold_cents = p.sold_cents + excluded.sold_cents;
        perform set_config('app.role', asked, true);
        return null;
      end
      $body$
    $function$, event.name, event.changes);
  end loop;
end
$$;

-- How many bills were made and what they sold, by merchant and day, by merchant and month, and by day of all merchants: folded from bills
-- as `sales_days` are, with a place of its own in each chain. Days are Québec's, as in the administrators' reports. What became of a bill
-- is no part of them: the few that wait or were refused are counted apart. Decision 145.
create table bill_days (
  day date not null,
  merchant_id uuid not null references merchants,
  bills bigint not null,
  sold_cents bigint not null,
  primary key (day, merchant_id)
);

alter table bill_days enable row level security, force row level security;
create policy scope on bill_days using ((select app_role()) in ('system', 'admin') or app_sees(merchant_id));
grant select, insert, update (bills, sold_cents), delete on bill_days to comptoir_app;

create trigger summed_when_new after insert on bill_days referencing new table as later
  for each statement execute function sum_bills_on_insert();
create trigger summed_when_changed after update on bill_days referencing old table as earlier new table as later
  for each statement execute function sum_bills_on_update();
create trigger summed_when_gone after delete on bill_days referencing old table as earlier
  for each statement execute function sum_bills_on_delete();

create table bill_months (
  -- its first day
  month date not null,
  merchant_id uuid not null references merchants,
  bills bigint not null,
  sold_cents bigint not null,
  primary key (month, merchant_id)
);

alter table bill_months enable row level security, force row level security;
create policy scope on bill_months using ((select app_role()) in ('system', 'admin') or app_sees(merchant_id));
grant select, delete on bill_months to comptoir_app;

create table province_days (
  day date primary key,
  bills bigint not null,
  sold_cents bigint not null
);

alter table province_days enable row level security, force row level security;
create policy scope on province_days using (app_role() in ('system', 'admin'));
grant select on province_days to comptoir_app;

-- Makes the days of everyone those of the merchants again, where they are others, and says which. Decision 145.
create function sum_province_again() returns setof date
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'system' then
    raise insufficient_privilege using message = 'only the system sums the province again';
  end if;
  -- nothing is folded meanwhile: whoever folds has locked the days of merchants before those of everyone
  lock table bill_days in share mode;
  return query
    with summed as (
      select day, sum(bills) as bills, sum(sold_cents) as sold_cents from bill_days group by 1
    ), different as (
      select coalesce(s.day, p.day) as day, coalesce(s.bills, 0) as bills, coalesce(s.sold_cents, 0) as sold_cents
      from summed s full join province_days p on p.day = s.day
      where (coalesce(s.bills, 0), coalesce(s.sold_cents, 0)) is distinct from (coalesce(p.bills, 0), coalesce(p.sold_cents, 0))
    )
    insert into province_days as p (day, bills, sold_cents)
      select d.day, d.bills, d.sold_cents from different d order by 1
      on conflict on constraint province_days_pkey do update set bills = excluded.bills, sold_cents = excluded.sold_cents
      returning p.day;
end
$$;
revoke execute on function sum_province_again from public;
grant execute on function sum_province_again to comptoir_app;

-- The report of a year as it was when the year was over, never changed: what changes later is shown beside it. Decision 89.
create table annual_reports (
  merchant_id uuid not null references merchants,
  year int not null,
  made_at timestamptz not null,
  report jsonb not null,
  -- up to where in the chain of each device bills are in it, by the device's id
  positions jsonb not null,
  -- with which month the year begins
  first_month int not null default 1,
  primary key (merchant_id, year, first_month)
);

alter table annual_reports enable row level security, force row level security;
create policy scope on annual_reports using (app_sees(merchant_id));
grant select, insert on annual_reports to comptoir_app;

-- What a merchant was last given of a period as a file, with its figures and up to where in the chain of each device bills are in it, by
-- the device's id: what changes later is shown beside it. Decision 105.
create table given_reports (
  merchant_id uuid not null references merchants,
  report text not null check (report in ('sales', 'taxes')),
  from_on date not null,
  to_on date not null,
  made_at timestamptz not null,
  -- whose days these are
  zone text not null,
  figures jsonb not null,
  positions jsonb not null,
  primary key (merchant_id, report, from_on, to_on)
);

alter table given_reports enable row level security, force row level security;
create policy scope on given_reports using (app_sees(merchant_id));
grant select, insert, update (made_at, zone, figures, positions) on given_reports to comptoir_app;

-- With which month the fiscal year of a merchant begins; that of who never said so is the calendar year.
create table fiscal_years (
  merchant_id uuid primary key references merchants,
  first_month int not null check (first_month between 1 and 12),
  changed_at timestamptz not null,
  changed_by uuid references users
);

alter table fiscal_years enable row level security, force row level security;
create policy scope on fiscal_years using (app_sees(merchant_id));
grant select, insert, update (first_month, changed_at, changed_by) on fiscal_years to comptoir_app;

-- What a merchant's sales are booked on in its books: an account for each thing that is booked. Decision 92. Those of our own invoices
-- are in the settings.
create table sales_accounts (
  merchant_id uuid primary key references merchants,
  accounts jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references users
);

alter table sales_accounts enable row level security, force row level security;
create policy scope on sales_accounts using (app_sees(merchant_id));
grant select, insert, update (accounts, changed_at, changed_by) on sales_accounts to comptoir_app;

-- ---- Customers, estimates and contracts

-- Whom a caterer makes estimates for. What is known of one who asks for it is erased; the row stays, for documents that the law has the
-- merchant keep name it. Decision 106.
create table customers (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  name text not null check (length(name) <= 120),
  company text not null check (length(company) <= 120),
  email text not null check (length(email) <= 254),
  telephone text not null check (length(telephone) <= 40),
  address text not null check (length(address) <= 300),
  language text not null check (language in ('fr', 'en')),
  added_at timestamptz not null,
  erased_at timestamptz,
  name_key text collate "C" not null generated always as (fold(name)) stored,
  search_text text not null
    generated always as (findable(name || ' ' || company || ' ' || email || ' ' || telephone)) stored,
  check (case when erased_at is null then name <> '' else name || company || email || telephone || address = '' end)
);
create index customers_by_name on customers (merchant_id, name_key, id) where erased_at is null;

alter table customers enable row level security, force row level security;
-- Customers are the caterer's own business, and an administrator's who helps: no partner's.
create policy scope on customers using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, update (name, company, email, telephone, address, language, erased_at) on customers to comptoir_app;

create trigger stays_erased before update on customers
  for each row when (old.erased_at is not null) execute function refuse_rewriting('what was erased is gone');

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

alter table estimates enable row level security, force row level security;
-- They are about customers, who are no partner's business.
create policy scope on estimates using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, delete on estimates to comptoir_app;

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

alter table estimate_revisions enable row level security, force row level security;
create policy scope on estimate_revisions using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, update (state, content, version, changed_at, total_cents, occasion_on, valid_until, customer, price,
  is_gst_registered, expires_at, sent_at, seen_at, decided_at, pdf, pdf_sha256, token_hash), delete on estimate_revisions to comptoir_app;

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

alter table estimate_decisions enable row level security, force row level security;
create policy scope on estimate_decisions using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert on estimate_decisions to comptoir_app;

-- Which reminders of an estimate were ordered, so that each is ordered once. Decision 113.
create table estimate_reminders (
  estimate_id uuid not null,
  revision integer not null,
  merchant_id uuid not null references merchants,
  reminder integer not null check (reminder in (1, 2)),
  ordered_at timestamptz not null,
  primary key (estimate_id, revision, reminder),
  foreign key (estimate_id, revision) references estimate_revisions
);

alter table estimate_reminders enable row level security, force row level security;
create policy scope on estimate_reminders using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert on estimate_reminders to comptoir_app;

-- Links of later letters, by their hashes: the first one is of the revision itself. Each is made as its letter leaves, and is nowhere
-- else.
create table estimate_links (
  token_hash bytea primary key,
  estimate_id uuid not null,
  revision integer not null,
  merchant_id uuid not null references merchants,
  made_at timestamptz not null,
  foreign key (estimate_id, revision) references estimate_revisions
);

alter table estimate_links enable row level security, force row level security;
create policy scope on estimate_links using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert on estimate_links to comptoir_app;

-- What was agreed with a customer of a caterer, and what its tills are asked to sign of it. What was agreed is in the revision of the
-- estimate, which never changes once it was sent. Decision 76.
create table contracts (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  count integer not null check (count > 0),
  number text not null,
  estimate_id uuid not null unique,
  revision integer not null,
  state text not null check (state in ('to-sign', 'open', 'ended', 'cancelled')),
  created_at timestamptz not null,
  -- the till that has begun to sign it; another goes on once that one is unlinked. Decision 78.
  device_id uuid,
  reason text not null default '' check (length(reason) <= 120),
  unique (merchant_id, count),
  foreign key (estimate_id, revision) references estimate_revisions,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table contracts enable row level security, force row level security;
create policy scope on contracts using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, update (revision, state, device_id, reason) on contracts to comptoir_app;

-- domain/src/sales/contracts: what has ended stays so, and what was signed or withdrawn waits no more.
create trigger stays_ended before update on contracts
  for each row when (old.state in ('ended', 'cancelled')) execute function refuse_rewriting('what has ended');

create table contract_documents (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  contract_id uuid not null references contracts,
  -- its place in the order in which they are signed
  position integer not null,
  kind text not null check (kind in ('contract', 'revision', 'instalment', 'addition', 'final', 'cancellation')),
  state text not null check (state in ('waiting', 'signed', 'withdrawn')),
  -- what the till is to sign
  content jsonb not null,
  total_cents bigint not null check (total_cents >= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  due_on date,
  asked_at timestamptz not null,
  -- the till that signs it, from the moment that it begins, and the bill that it signed
  device_id uuid,
  transaction_id uuid,
  signed_at timestamptz,
  no_trans text,
  bill_total_cents bigint,
  bill_paid_cents bigint,
  unique (contract_id, position),
  foreign key (merchant_id, device_id) references devices (merchant_id, id),
  check (case when state = 'signed' then num_nonnulls(device_id, transaction_id, signed_at, no_trans, bill_total_cents, bill_paid_cents) = 6
    else num_nonnulls(transaction_id, signed_at, no_trans, bill_total_cents, bill_paid_cents) = 0 end)
);
create index documents_to_sign on contract_documents (merchant_id, contract_id, position) where state = 'waiting';

alter table contract_documents enable row level security, force row level security;
create policy scope on contract_documents using (app_sees(merchant_id) and app_role() <> 'partner');
grant select, insert, update (state, device_id, transaction_id, signed_at, no_trans, bill_total_cents, bill_paid_cents)
  on contract_documents to comptoir_app;

create trigger stays_done before update on contract_documents
  for each row when (old.state = 'withdrawn' or (old.state = 'signed' and new.state <> 'signed'))
  execute function refuse_rewriting('what was signed or taken back');
