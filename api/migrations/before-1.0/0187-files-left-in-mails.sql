-- What the files were called that came with a mail and were not kept: their sender learns which, and support what to ask for. They
-- go with the words of the ticket. Decision 148.
set local app.role = 'system';
alter table ticket_replies add column files_left jsonb not null default '[]' check (jsonb_typeof(files_left) = 'array');
grant update (files_left) on ticket_replies to comptoir_app;
