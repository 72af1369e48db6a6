-- Partners as administrators keep them: how they are reached, and since when they are kept out.
set local app.role = 'system';
-- No two bear one name, however it is typed: of those that do, all but the first take a number.
update partners p set name = format('%s (%s)', p.name, n.place)
from (select id, row_number() over (partition by fold(name) order by created_at, id) as place from partners) n
where n.id = p.id and n.place > 1;
create unique index partners_name on partners (fold(name));
alter table partners
  add column contact_email text,
  add column telephone text,
  add column language text not null default 'fr' check (language in ('fr', 'en')),
  add column suspended_at timestamptz;

-- A partner reads itself; what is kept of it is an administrator's to change.
drop policy scope on partners;
create policy reading on partners for select
  using (app_role() in ('system', 'admin') or (app_role() = 'partner' and id = app_partner_id()));
create policy keeping on partners using (app_role() in ('system', 'admin'));
grant update (name, contact_email, telephone, language, suspended_at) on partners to comptoir_app;
