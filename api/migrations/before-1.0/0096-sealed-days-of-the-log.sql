-- Each day of a merchant's log is sealed after it has ended: how many lines it has, the last of them, and a hash over all of them and the head
-- before. What is sealed stays: a line that is told later is listed when it is told.
create table log_heads (
  merchant_id uuid not null references merchants,
  day date not null,
  -- '-infinity' of the first
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  lines bigint not null check (lines >= 0),
  last_id uuid,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  primary key (merchant_id, day),
  check (starts_at < ends_at),
  check ((lines = 0) = (last_id is null))
);
create trigger stays before update or delete or truncate on log_heads execute function refuse_change();
alter table log_heads enable row level security;
alter table log_heads force row level security;
create policy reading on log_heads for select using (app_sees(merchant_id));
create policy writing on log_heads for insert with check (app_role() = 'system');
grant select, insert on log_heads to comptoir_app;
