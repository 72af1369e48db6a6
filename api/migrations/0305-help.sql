-- Squashed: what is new, who comes, and what is asked of support.

-- ---- Release notes

-- Release notes are written in the portal: a draft until a moment is set, scheduled until that moment comes, published from then on. The
-- day is kept beside the moment; a draft has neither. Decision 129.
create table release_notes (
  id uuid primary key,
  published_on date,
  title_fr text not null,
  title_en text not null,
  text_fr text not null,
  text_en text not null,
  publish_at timestamptz,
  changed_at timestamptz,
  changed_by uuid references users,
  constraint one_moment check ((publish_at is null) = (published_on is null))
);

alter table release_notes enable row level security, force row level security;
create policy writing on release_notes using (app_role() in ('system', 'admin'));
-- No draft is read but by those who write.
create policy reading on release_notes for select using (publish_at is not null and app_role() <> '');
grant select, insert, update (published_on, title_fr, title_en, text_fr, text_en, publish_at, changed_at, changed_by), delete
  on release_notes to comptoir_app;

-- What was published has been read: its words may be corrected, its moment is what it was, and it stays.
create trigger stays_published before update of id, publish_at on release_notes
  for each row
  when (old.publish_at <= now() and (old.id, old.publish_at) is distinct from (new.id, new.publish_at))
  execute function refuse_rewriting('what was published');
create trigger stays_there before delete on release_notes
  for each row when (old.publish_at <= now())
  execute function refuse_rewriting('what was published');

-- What is new in the portal since its beginning.
set local app.role = 'system';
insert into release_notes (id, published_on, publish_at, title_fr, title_en, text_fr, text_en)
  select id::uuid, day::date, day::timestamp at time zone 'America/Toronto', title_fr, title_en, text_fr, text_en
  from (values
    (
      '019aa000-0000-7000-8000-000000000001', '2026-11-20',
      'Vos factures arrivent à Revenu Québec, même après une panne', 'Your bills reach Revenu Québec, even after an outage',
      E'Chaque vente est signée sur l’appareil, puis transmise une seule fois. Si Revenu Québec ne répond pas, les ventes continuent\u00A0: les factures attendent dans l’ordre et partent dès le retour de la connexion.',
      'Every sale is signed at the till, then sent exactly once. When Revenu Québec does not answer, sales go on: bills wait in order and leave as soon as the connection is back.'
    ),
    (
      '019aa000-0000-7000-8000-000000000002', '2026-11-20',
      'Le journal d’activité, en direct', 'The activity log, live',
      'Vous voyez chaque facture au moment où elle est acceptée, avec son numéro de Revenu Québec. Filtrez par événement ou par appareil, et envoyez vous-même ce qui attend.',
      'You see each bill the moment it is accepted, with Revenu Québec’s number. Filter by event or device, and send what waits yourself.'
    ),
    (
      '019aa000-0000-7000-8000-000000000003', '2026-11-20',
      'Vos appareils et leurs certificats', 'Your devices and their certificates',
      E'La page Appareils montre l’état du certificat de chaque appareil et vous prévient 90\u00A0jours avant la fin. Un code d’activation, valable 15\u00A0minutes, suffit pour associer un nouvel appareil.',
      'The Devices page shows where each device’s certificate stands and warns you 90 days before it ends. An activation code, valid for 15 minutes, is all it takes to link a new device.'
    ),
    (
      '019aa000-0000-7000-8000-000000000004', '2026-11-21',
      'Une connexion plus sûre', 'A safer way to sign in',
      E'Activez la connexion en deux étapes dans votre profil et fermez à distance une session oubliée. Mot de passe perdu\u00A0? Un mot de passe temporaire vous parvient par courriel.',
      'Turn on two-step sign-in in your profile, and close a forgotten session from afar. Lost your password? A temporary one reaches you by email.'
    ),
    (
      '019aa000-0000-7000-8000-000000000005', '2026-11-21',
      'Connexion depuis Clover', 'Sign in from Clover',
      'Ouvrez Comptoir depuis votre compte Clover, sans autre mot de passe. Votre nom, votre adresse et votre fuseau horaire sont repris à la première visite.',
      'Open Comptoir from your Clover account, without another password. Your name, address and time zone are taken over on your first visit.'
    ),
    (
      '019aa000-0000-7000-8000-000000000006', '2026-11-21',
      'Vous savez qui agit en votre nom', 'You know who acts on your behalf',
      E'Quand notre équipe ou votre partenaire vous aide, votre journal d’activité le dit\u00A0: qui, pour quel motif, et ce qui a été consulté ou modifié. L’accès prend fin après 30\u00A0minutes.',
      'When our team or your partner helps you, your activity log says so: who, for what reason, and what was looked at or changed. Access ends after 30 minutes.'
    ),
    (
      '019aa000-0000-7000-8000-000000000007', '2026-11-21',
      'Des guides et des réponses', 'Guides and answers',
      'L’installation pas à pas, les bonnes pratiques et les questions fréquentes sont dans le menu, en français et en anglais.',
      'Installation step by step, best practices and frequent questions are in the menu, in French and in English.'
    )
  ) as first (id, day, title_fr, title_en, text_fr, text_en);

-- ---- Technicians and appointments

-- Each with weekly hours and absences. Decision 120.
create table technicians (
  id uuid primary key,
  name text not null,
  email text,
  telephone text,
  language text not null default 'fr' check (language in ('fr', 'en')),
  -- whether anything can be booked with them; what is booked stays until it is moved
  active boolean not null default true,
  -- a list of { weekday, from, until }: Monday is 1, times are those of the clock in Québec
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  created_at timestamptz not null default now()
);

alter table technicians enable row level security, force row level security;
create policy keeping on technicians using (app_role() in ('system', 'admin'));
grant select, insert, update (name, email, telephone, language, active, hours) on technicians to comptoir_app;

-- The first one, who works whenever support does.
set local app.role = 'system';
insert into technicians (id, name, hours)
  select '01900000-0000-7000-8000-000000000140', 'Technicien',
    jsonb_agg(jsonb_build_object('weekday', weekday, 'from', '08:00', 'until', '16:30') order by weekday)
  from generate_series(1, 5) as weekday;

-- By the calendar and the clock in Québec. Without times an absence is whole days, both ends included.
create table technician_absences (
  id uuid primary key,
  technician_id uuid not null references technicians,
  from_on date not null,
  from_time text check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_on date not null,
  until_time text check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  reason text not null,
  created_at timestamptz not null default now(),
  check (from_on <= until_on)
);
create index on technician_absences (technician_id, until_on);

alter table technician_absences enable row level security, force row level security;
create policy keeping on technician_absences using (app_role() in ('system', 'admin'));
grant select, insert, delete on technician_absences to comptoir_app;

create table appointments (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  booked_by uuid not null references users,
  -- as it was then: a merchant sees who booked for it, not the accounts of administrators and partners
  booked_by_name text not null,
  note text,
  -- how often it was moved or cancelled, by which a calendar knows the newest of its invitations (RFC 5545, 3.8.7.4)
  revision int not null default 0,
  cancelled_at timestamptz,
  -- the defaults are of the first technician
  technician_id uuid not null default '01900000-0000-7000-8000-000000000140' references technicians,
  -- as they are called: a merchant sees who comes, not the technicians
  technician_name text not null default 'Technicien',
  -- when it was booked or last moved, unknown for what was booked before
  booked_at timestamptz,
  -- the beginning that its reminder was ordered for: one that is moved afterwards is reminded of again
  reminded_for timestamptz,
  check (ends_at = starts_at + interval '1 hour'),
  -- No hour of a technician is promised twice.
  constraint appointments_of_technician
    exclude using gist (technician_id with =, tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null)
);
create index on appointments (merchant_id);
create index on appointments (starts_at);
create index on appointments (cancelled_at) where cancelled_at is not null;

alter table appointments enable row level security, force row level security;
create policy scope on appointments using (app_sees(merchant_id));
grant select, insert, update (starts_at, ends_at, booked_by, booked_by_name, note, revision, cancelled_at, technician_id, technician_name,
  booked_at, reminded_for) on appointments to comptoir_app;

create trigger stays_ended before update of cancelled_at on appointments
  for each row when (old.cancelled_at is not null and new.cancelled_at is null) execute function refuse_rewriting('what has ended');

-- When technicians can come, between two instants: what everyone who books has to know, and no more. It names no merchant, no reason and
-- no address.
create function technician_plans(first timestamptz, last timestamptz)
  returns table (id uuid, name text, hours jsonb, absences jsonb, taken timestamptz[])
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  asked constant text := coalesce(app_role(), '');
  acting constant text := set_config('app.role', 'system', true);
begin
  return query
    select t.id, t.name, t.hours,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'fromOn', a.from_on, 'fromTime', a.from_time, 'untilOn', a.until_on, 'untilTime', a.until_time))
        from technician_absences a
        where a.technician_id = t.id and a.until_on >= (first at time zone 'America/Toronto')::date
          and a.from_on <= (last at time zone 'America/Toronto')::date), '[]'),
      coalesce((
        select array_agg(v.starts_at) from appointments v
        where v.technician_id = t.id and v.cancelled_at is null
          and tstzrange(v.starts_at, v.ends_at) && tstzrange(first, last)), '{}')
    from technicians t where t.active order by t.name, t.id;
  perform set_config('app.role', asked, true);
end
$$;
revoke execute on function technician_plans from public;
grant execute on function technician_plans to comptoir_app;

-- ---- Support

create sequence support_tickets start 104001;
grant usage on sequence support_tickets to comptoir_app;

-- What is written to support is a conversation: a row is a ticket with what opened it, and what follows is in `ticket_replies`. Decision
-- 132.
create table support_messages (
  -- made by who sends it: a message that comes twice is one ticket
  id uuid primary key,
  ticket_number text not null unique default 'C-' || nextval('support_tickets'),
  user_id uuid not null references users,
  merchant_id uuid references merchants,
  partner_id uuid references partners,
  subject text not null check (subject in ('certificate', 'transmission', 'terminal', 'billing', 'account', 'other')),
  message text not null,
  asked_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'waiting', 'solved', 'reopened')),
  assignee_id uuid references users,
  device_id uuid,
  bill_id uuid,
  -- as it stands on the bill, which is in a month of its own
  bill_number text,
  -- of the last word in it that its person may read
  changed_at timestamptz not null default now(),
  -- of the last word of support, and of the last of its person after what opened it
  answered_at timestamptz,
  written_at timestamptz,
  erased_at timestamptz,
  foreign key (merchant_id, device_id) references devices (merchant_id, id),
  check ((bill_id is null) = (bill_number is null)),
  constraint support_messages_message_check
    check (length(message) between (case when erased_at is null then 1 else 0 end) and 5000)
);
create index on support_messages (merchant_id);
create index on support_messages (asked_at);
create index support_messages_in_order on support_messages (changed_at desc, id desc);
create index support_messages_of_merchant on support_messages (merchant_id, changed_at desc, id desc);
create index support_messages_of_person on support_messages (user_id, changed_at desc, id desc);
create index support_messages_by_state on support_messages (state, changed_at desc, id desc);

alter table support_messages enable row level security, force row level security;
-- A partner's own ticket is between it and support, also where it is about a merchant, and only as long as it looks after that merchant.
-- One that is about no merchant is its writer's partner's, or administrators' alone.
create policy scope on support_messages using (
  app_role() in ('system', 'admin')
  or (merchant_id is not null and app_sees(merchant_id)
    and (partner_id is null or (app_role() = 'partner' and partner_id = app_partner_id())))
  or (merchant_id is null and app_role() = 'partner' and partner_id = app_partner_id())
);
grant select, insert, update (message, state, assignee_id, changed_at, answered_at, written_at, erased_at)
  on support_messages to comptoir_app;

create trigger stays_asked before update on support_messages
  for each row when (new.message <> old.message and new.erased_at is null) execute function refuse_rewriting('as it was asked');
create trigger stays_erased before update on support_messages
  for each row when (old.erased_at is not null) execute function refuse_rewriting('as it was erased');

create function is_ticket_in_sight(ticket uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select from support_messages s where s.id = ticket) $$;

create table ticket_replies (
  -- made by who writes it: a message that comes twice is one
  id uuid primary key,
  ticket_id uuid not null references support_messages,
  -- null for what came by mail from someone who is no user
  user_id uuid references users,
  kind text not null check (kind in ('question', 'answer', 'note')),
  channel text not null check (channel in ('portal', 'mail')),
  -- of a mail that was set aside and added by an administrator
  from_address text,
  text text not null check (length(text) <= 10000),
  attachments_left integer not null default 0,
  is_cut boolean not null default false,
  -- of the mail that brought it, by which the next one is threaded
  message_id text,
  written_at timestamptz not null,
  -- What the files were called that came with a mail and were not kept: their sender learns which, and support what to ask for. They go
  -- with the words of the ticket. Decision 148.
  files_left jsonb not null default '[]' check (jsonb_typeof(files_left) = 'array')
);
create index ticket_replies_of on ticket_replies (ticket_id, written_at, id);
create index ticket_replies_by_mail on ticket_replies (ticket_id, written_at) where channel = 'mail';

alter table ticket_replies enable row level security, force row level security;
create policy scope on ticket_replies using (
  app_role() in ('system', 'admin') or (kind <> 'note' and is_ticket_in_sight(ticket_id))
);
grant select, insert, update (text, files_left) on ticket_replies to comptoir_app;

-- A message stays as it was written, until it is erased for good. A decision is taken once.
create trigger stays_written before update on ticket_replies
  for each row when (new.text <> '') execute function refuse_rewriting('as it was written');

-- Up to when a person has read a ticket.
create table ticket_reads (
  ticket_id uuid not null references support_messages,
  user_id uuid not null references users,
  read_at timestamptz not null,
  primary key (ticket_id, user_id)
);

alter table ticket_reads enable row level security, force row level security;
create policy scope on ticket_reads using (is_ticket_in_sight(ticket_id));
grant select, insert, update (read_at) on ticket_reads to comptoir_app;

-- Addresses that answers are sent to, by their hashes: each is made as its mail leaves, and is nowhere else.
create table ticket_addresses (
  address_hash bytea primary key,
  ticket_id uuid not null references support_messages,
  user_id uuid not null references users,
  made_at timestamptz not null
);
create index ticket_addresses_made on ticket_addresses (made_at);

alter table ticket_addresses enable row level security, force row level security;
create policy scope on ticket_addresses using (app_role() in ('system', 'admin'));
grant select, insert, delete on ticket_addresses to comptoir_app;

-- Which mails came in, so that each is taken once.
create table received_mails (
  mail_hash bytea primary key,
  received_at timestamptz not null
);
create index received_mails_at on received_mails (received_at);

alter table received_mails enable row level security, force row level security;
create policy scope on received_mails using (app_role() in ('system', 'admin'));
grant select, insert, delete on received_mails to comptoir_app;

-- Mails that stand in no conversation until an administrator decides.
create table set_aside_mails (
  id uuid primary key,
  ticket_id uuid references support_messages,
  from_address text not null,
  subject text not null,
  text text not null,
  reason text not null check (reason in ('unknown-address', 'other-sender', 'unverified-sender', 'sender-without-access', 'too-many')),
  received_at timestamptz not null,
  decision text check (decision in ('add', 'discard')),
  decided_at timestamptz,
  decided_by uuid references users,
  check ((decision is null) = (decided_at is null))
);
create index set_aside_mails_waiting on set_aside_mails (received_at desc, id desc) where decision is null;

alter table set_aside_mails enable row level security, force row level security;
create policy scope on set_aside_mails using (app_role() in ('system', 'admin'));
grant select, insert, update (decision, decided_at, decided_by), delete on set_aside_mails to comptoir_app;

create trigger stays_decided before update on set_aside_mails
  for each row when (old.decision is not null) execute function refuse_rewriting('as it was decided');

-- What support keeps in mind of a merchant. Written once: a note is added to by another one. The merchant reads none of them; the partner
-- that looks after it, now and not before, reads those that are shared. Decision 126.
create table merchant_notes (
  id uuid primary key,
  merchant_id uuid not null references merchants,
  author_id uuid not null references users,
  -- as it was then: a partner does not see who works here
  author_name text not null,
  written_at timestamptz not null,
  body text not null check (length(body) between 1 and 2000),
  is_shared boolean not null
);
create index merchant_notes_listed on merchant_notes (merchant_id, written_at desc, id desc);

alter table merchant_notes enable row level security, force row level security;
create policy reading on merchant_notes for select
  using (app_role() in ('system', 'admin') or (app_role() = 'partner' and is_shared and app_sees(merchant_id)));
create policy writing on merchant_notes for insert with check (app_role() in ('system', 'admin'));
grant select, insert on merchant_notes to comptoir_app;

create trigger stays_written before update on merchant_notes
  for each row execute function refuse_rewriting('as it was written');
create trigger stays_kept before delete on merchant_notes
  for each row execute function refuse_rewriting('as it was written');
