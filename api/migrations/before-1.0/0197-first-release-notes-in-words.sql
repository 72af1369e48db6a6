-- The first release notes in the words of the screens: a device is an "appareil", and French is spaced as in Québec.
set local app.role = 'system';
update release_notes
  set text_fr = replace(replace(replace(replace(replace(text_fr,
    'à la caisse', 'sur l’appareil'), 'chaque caisse', 'chaque appareil'), 'une nouvelle caisse', 'un nouvel appareil'),
    ' ?', '?'), ' :', E'\u00A0:')
  where id between '019aa000-0000-7000-8000-000000000001' and '019aa000-0000-7000-8000-000000000007';
