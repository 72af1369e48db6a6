-- Whether a till asks for a shift before it makes a bill. It is on for merchants who come from now on; those who are there go on as they
-- did until someone switches it on.
alter table merchants add column require_shift boolean not null default false;
alter table merchants alter column require_shift set default true;
grant update (require_shift) on merchants to comptoir_app;
