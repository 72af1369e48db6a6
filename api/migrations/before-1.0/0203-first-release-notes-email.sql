-- The first release notes in the English of the screens: a device is a device, and an email has no hyphen.
set local app.role = 'system';
update release_notes
  set text_en = replace(replace(replace(text_en, 'each till', 'each device'), 'a new till', 'a new device'), 'e-mail', 'email')
  where id between '019aa000-0000-7000-8000-000000000001' and '019aa000-0000-7000-8000-000000000007';
