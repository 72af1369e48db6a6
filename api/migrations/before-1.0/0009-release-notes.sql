-- What is new in the portal, told to everybody who signs in.
set local app.role = 'system';
insert into release_notes (id, published_on, title_fr, title_en, text_fr, text_en) values
  (
    '019aa000-0000-7000-8000-000000000001', '2026-11-20',
    'Vos factures arrivent à Revenu Québec, même après une panne', 'Your bills reach Revenu Québec, even after an outage',
    'Chaque vente est signée à la caisse, puis transmise une seule fois. Si Revenu Québec ne répond pas, les ventes continuent : les factures attendent dans l’ordre et partent dès le retour de la connexion.',
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
    'La page Appareils montre l’état du certificat de chaque caisse et vous prévient 90 jours avant la fin. Un code d’activation, valable 15 minutes, suffit pour associer une nouvelle caisse.',
    'The Devices page shows where each till’s certificate stands and warns you 90 days before it ends. An activation code, valid for 15 minutes, is all it takes to link a new till.'
  ),
  (
    '019aa000-0000-7000-8000-000000000004', '2026-11-21',
    'Une connexion plus sûre', 'A safer way to sign in',
    'Activez la connexion en deux étapes dans votre profil et fermez à distance une session oubliée. Mot de passe perdu ? Un mot de passe temporaire vous parvient par courriel.',
    'Turn on two-step sign-in in your profile, and close a forgotten session from afar. Lost your password? A temporary one reaches you by e-mail.'
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
    'Quand notre équipe ou votre partenaire vous aide, votre journal d’activité le dit : qui, pour quel motif, et ce qui a été consulté ou modifié. L’accès prend fin après 30 minutes.',
    'When our team or your partner helps you, your activity log says so: who, for what reason, and what was looked at or changed. Access ends after 30 minutes.'
  ),
  (
    '019aa000-0000-7000-8000-000000000007', '2026-11-21',
    'Des guides et des réponses', 'Guides and answers',
    'L’installation pas à pas, les bonnes pratiques et les questions fréquentes sont dans le menu, en français et en anglais.',
    'Installation step by step, best practices and frequent questions are in the menu, in French and in English.'
  );
