-- Numbers of documents that no one issues any more. After an older copy was put back, numbers go on after the highest one that is known
-- outside of it: what was issued in between has its own number where the provider of card payments knows it, and is gone otherwise.
create table skipped_numbers (
  issuer_id uuid not null references issuers,
  kind text not null check (kind in ('invoices', 'credit_notes')),
  first_number bigint not null,
  last_number bigint not null,
  skipped_at timestamptz not null,
  primary key (issuer_id, kind, first_number),
  check (first_number between 1 and last_number)
);
alter table skipped_numbers enable row level security;
alter table skipped_numbers force row level security;
create policy scope on skipped_numbers using (app_role() = 'system');
grant select, insert on skipped_numbers to comptoir_app;

-- Restores of before left no word of it: in a database that was put back, what is missing now is what they skipped.
set local app.role = 'system';
insert into skipped_numbers (issuer_id, kind, first_number, last_number, skipped_at)
  select issuer_id, kind, before + 1, number - 1, now() from (
    select issuer_id, kind, number, lag(number, 1, 0::bigint) over (partition by issuer_id, kind order by number) as before from (
      select issuer_id, 'invoices' as kind, number from invoices
      union all select id, 'invoices', next_invoice_number from issuers
      union all select issuer_id, 'credit_notes', number from credit_notes
      union all select id, 'credit_notes', next_credit_number from issuers
    ) numbers
  ) steps where number > before + 1 and exists (select from restores);

-- How far the chain went in the database that the copy has taken the place of, where that is known, and how many bills its till has handed in
-- again since: what an older copy lacked.
alter table lanes add column position_before_restore bigint, add column handed_again integer not null default 0;
grant update (position_before_restore, handed_again) on lanes to comptoir_app;
