-- A bill whose answer the till brought back, after the database was put back to an older copy: nobody here heard the authority
-- say so. Null for every bill that was settled by a reply of our own.
alter table transmissions add column attested_at timestamptz;
grant update (attested_at) on transmissions to comptoir_app;
