-- What support keeps in mind of a merchant. Written once: a note is added to by another one. The merchant reads none of them; the partner that
-- looks after it, now and not before, reads those that are shared. Decision 126.
create table merchant_notes (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  author_id uuid not null references users,
  -- as it was then: a partner does not see who works here
  author_name text not null,
  written_at timestamptz not null,
  body text not null check (length(body) between 1 and 2000),
  is_shared boolean not null
);
create index merchant_notes_listed on merchant_notes (merchant_id, written_at desc, id desc);

alter table merchant_notes enable row level security;
alter table merchant_notes force row level security;
create policy reading on merchant_notes for select
  using (app_role() in ('system', 'admin') or (app_role() = 'partner' and is_shared and app_sees(merchant_id)));
create policy writing on merchant_notes for insert with check (app_role() in ('system', 'admin'));
grant select, insert on merchant_notes to comptoir_app;

create trigger stays_written before update on merchant_notes
  for each row execute function refuse_rewriting('as it was written');
create trigger stays_kept before delete on merchant_notes
  for each row execute function refuse_rewriting('as it was written');
