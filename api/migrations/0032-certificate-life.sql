-- The life of a certificate: requests that were refused, renewals, revocations, and who was reminded of its end.

-- The newest request of a till. It states the authorization code, so it is sealed (AES-256-GCM).
create table certificate_requests (
  device_id uuid primary key,
  merchant_id uuid not null,
  csr_sealed bytea not null,
  requested_at timestamptz not null,
  state text not null check (state in ('issued', 'refused')),
  errors jsonb not null default '[]',
  -- of the merchant information that it states: once that has changed, the request is outdated
  merchant_version int not null,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table devices add column renewal_requested_at timestamptz;
-- Of the merchant's tills that are linked, no two bear one name.
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
