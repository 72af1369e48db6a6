-- Whether the log says that a bill waits: once, also for a bill that a failed request could not carry because it stood behind others.
alter table transmissions add column wait_logged boolean not null default false;
grant update (wait_logged) on transmissions to comptoir_app;
-- Until now it was said with the first request that carried the bill and failed.
update transmissions set wait_logged = true where state in ('waiting', 'sending', 'unknown') and attempts > 0;
