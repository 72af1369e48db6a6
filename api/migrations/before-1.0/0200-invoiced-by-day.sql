-- What was invoiced each day in Québec, of all merchants: the parts of a period are added up from days and not from a million invoices. An
-- invoice never changes once it is issued, so that a day only grows. Who issues one holds the issuer's next number until the end, so that no
-- one waits here who did not wait there.
create table invoiced_days (
  day date primary key,
  invoices bigint not null,
  subtotal_cents bigint not null,
  gst_cents bigint not null,
  qst_cents bigint not null,
  total_cents bigint not null
);
alter table invoiced_days enable row level security;
alter table invoiced_days force row level security;
create policy scope on invoiced_days using (app_role() in ('system', 'admin'));
grant select on invoiced_days to comptoir_app;

create function sum_invoiced_days() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invoiced_days as d (day, invoices, subtotal_cents, gst_cents, qst_cents, total_cents)
    select (created_at at time zone 'America/Toronto')::date, count(*), sum(subtotal_cents), sum(gst_cents), sum(qst_cents), sum(total_cents)
    from issued group by 1 order by 1
    on conflict (day) do update set invoices = d.invoices + excluded.invoices, subtotal_cents = d.subtotal_cents + excluded.subtotal_cents,
      gst_cents = d.gst_cents + excluded.gst_cents, qst_cents = d.qst_cents + excluded.qst_cents, total_cents = d.total_cents + excluded.total_cents;
  return null;
end
$$;
create trigger summed_when_issued after insert on invoices referencing new table as issued
  for each statement execute function sum_invoiced_days();

set local app.role = 'system';
insert into invoiced_days
  select (created_at at time zone 'America/Toronto')::date, count(*), sum(subtotal_cents), sum(gst_cents), sum(qst_cents), sum(total_cents)
  from invoices group by 1;
-- Applied earlier as 790301accd2d264e118d3de89d910657b49dd228023645648befe21c74114a4a: decision 163.
