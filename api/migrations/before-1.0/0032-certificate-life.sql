-- The life of a certificate: requests and what became of them, renewals, revocations, and who was reminded of its end.

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
  -- sent: nobody knows what became of it
  state text not null check (state in ('sent', 'issued', 'refused')),
  errors jsonb not null default '[]',
  -- of the merchant information that it states: once that has changed, the request is outdated
  merchant_version int not null,
  -- set while a call to the authority is under way; a lease that ran out belongs to a dead server
  lease_until timestamptz,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table devices add column renewal_requested_at timestamptz;

-- A certificate whose till has another now may replace nothing and be handed out no more; what it signed stays good.
alter table certificates add column replaced_at timestamptz;
-- That it is to end was sent to the authority, and nobody knows yet what became of that.
alter table certificates add column revocation_sent_at timestamptz;

-- Of the merchant's tills that are linked, no two bear one name. Those that do are told apart by the end of their id.
update devices set name = left(name, 58) || ' ' || right(id::text, 5) where id in (
  select id from (
    select id, row_number() over (partition by merchant_id, lower(name) order by linked_at, id) as place
    from devices where linked_at is not null
  ) namesakes where place > 1
);
create unique index devices_name on devices (merchant_id, lower(name)) where linked_at is not null;

create table certificate_reminders (
  certificate_id uuid not null references certificates,
  merchant_id uuid not null references merchants,
  days int not null,
  sent_at timestamptz not null,
  primary key (certificate_id, days)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['certificate_requests', 'certificate_reminders'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy scope on %I using (app_sees(merchant_id))', tenant_table);
  end loop;
end
$$;
grant select, insert, update on certificate_requests to comptoir_app;
grant select, insert on certificate_reminders to comptoir_app;

-- The server's own certificate is given back at the authority once every server uses the next one.
alter table server_certificates add column ended_at timestamptz;
grant update (ended_at) on server_certificates to comptoir_app;
