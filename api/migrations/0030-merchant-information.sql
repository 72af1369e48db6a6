-- The merchant's file can be changed: by whom saw which version, and since when the authorization code on file is there.
alter table merchants add column version int not null default 1;
alter table merchants add column authorization_code_set_at timestamptz;
