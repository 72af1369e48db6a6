-- A zone as PostgreSQL calls it. What merchants, tills and the provider call America/Montreal is an old alias of America/Toronto that
-- a PostgreSQL may not know: Debian and Ubuntu keep such names in a package of their own.
create function zone_of(zone text) returns text language sql immutable parallel safe as
  $$ select case zone when 'America/Montreal' then 'America/Toronto' else zone end $$;
