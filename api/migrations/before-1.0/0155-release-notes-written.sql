-- Release notes are written in the portal: a draft until a moment is set, scheduled until that moment comes, published from then on.
-- Decision 129.
set local app.role = 'system';
alter table release_notes
  add column publish_at timestamptz,
  add column changed_at timestamptz,
  add column changed_by uuid references users;
update release_notes set publish_at = published_on::timestamp at time zone 'America/Toronto';
-- Servers of the release before read the day, which the next ones keep beside the moment; a draft has neither.
alter table release_notes alter column published_on drop not null;
alter table release_notes add constraint one_moment check ((publish_at is null) = (published_on is null));

-- What was published has been read: its words may be corrected, its moment is what it was, and it stays.
create trigger stays_published before update of id, publish_at on release_notes
  for each row
  when (old.publish_at <= now() and (old.id, old.publish_at) is distinct from (new.id, new.publish_at))
  execute function refuse_rewriting('what was published');
create trigger stays_there before delete on release_notes
  for each row when (old.publish_at <= now())
  execute function refuse_rewriting('what was published');

-- No draft is read but by those who write.
drop policy reading on release_notes;
create policy reading on release_notes for select using (publish_at is not null and app_role() <> '');
grant insert, delete on release_notes to comptoir_app;
grant update (publish_at, published_on, title_fr, title_en, text_fr, text_en, changed_at, changed_by) on release_notes to comptoir_app;

-- Until which moment someone has seen them: one that comes out later on the same day is new to them.
alter table users add column release_notes_seen_at timestamptz;
update users set release_notes_seen_at = least(now(), (release_notes_seen_on + 1)::timestamp at time zone 'America/Toronto')
  where release_notes_seen_on is not null;
grant update (release_notes_seen_at) on users to comptoir_app;
-- Applied earlier as e09e9d1f6507c096a5fb5dcdaf7dcafb92b53802582769a4c57e2dfd7de68b7e: decision 163.
