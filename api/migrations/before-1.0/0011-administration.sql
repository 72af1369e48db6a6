-- What the screens of people and reports ask of the tables.

-- A text as one looks for it and sorts it: without letter case and accents, whatever the locale of the database.
create function fold(text) returns text language sql immutable strict parallel safe as
  $$ select lower(regexp_replace(normalize(replace(replace($1, 'œ', 'oe'), 'Œ', 'oe'), nfd), '[\u0300-\u036f]', '', 'g')) $$;

alter table users add column name_key text not null generated always as (fold(name)) stored;
create index on users (name_key, id);

-- Administrators see who is signed in, and end it.
create policy administration on sessions using (app_role() = 'admin');
-- They turn off what somebody has lost.
create policy finding on recovery_codes for select using (app_role() = 'admin');
create policy removing on recovery_codes for delete using (app_role() = 'admin');

-- What a bill adds to the sales, in cents: nothing when it is a reproduction, a training bill or a quote.
alter table transactions add column sold_cents bigint not null default 0;
set local app.role = 'system';
update transactions set sold_cents = round((document::jsonb #>> '{mont,apresTax}')::numeric * 100)
  where document_type = 'RFER' and document::jsonb ->> 'modTrans' = 'OPE' and document::jsonb ->> 'modImpr' = 'FAC';

-- Sums of a period from the index alone: a bill's document is a hundred times what a sum needs.
create index transactions_sold on transactions (merchant_id, signed_at) include (sold_cents);
-- Refused bills are rare, and looked for in a period.
create index transmissions_refused on transmissions (signed_at) where state = 'refused';
