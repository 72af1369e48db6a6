import type { AccountMailTexts } from './account-mail.en.ts';

export const accountMailFr: AccountMailTexts = {
  passwordLabel: 'Mot de passe temporaire',
  emailLabel: 'Courriel',
  invitation: ({ invitedBy }) => ({
    subject: 'Votre accès à Comptoir',
    before: [
      `${invitedBy} vous invite dans Comptoir, le portail où un commerce suit ses appareils et ses factures transmises à Revenu Québec.`,
      'Connectez-vous avec votre courriel et ce mot de passe temporaire. Il sert une seule fois, d’ici sept jours; vous choisirez ensuite votre propre mot de passe.',
    ],
    button: 'Se connecter',
    after: [
      'Après sept jours, utilisez «\u00A0Mot de passe oublié?\u00A0» sur la page de connexion.',
      'Si vous ne savez pas pourquoi vous recevez ce message, ignorez-le simplement.',
    ],
  }),
  'invitation-to-account': ({ invitedBy, business }) => ({
    subject: `${business} dans votre compte Comptoir`,
    before: [
      `${invitedBy} vous invite chez ${business} dans Comptoir. Vous avez déjà un compte : votre courriel et votre mot de passe restent les mêmes.`,
      'Connectez-vous comme d’habitude, puis choisissez ce commerce dans le menu qui porte le nom du vôtre. Il y attend que vous l’ouvriez ou le refusiez.',
    ],
    button: 'Se connecter',
    after: [
      'Si vous ne savez pas pourquoi vous recevez ce message, refusez-le là ou ignorez-le simplement : personne ne voit quoi que ce soit de vos autres commerces.',
    ],
  }),
  'merchant-invitation': ({ invitedBy }) => ({
    subject: 'Inscrivez votre commerce à Comptoir',
    before: [
      `${invitedBy} invite votre commerce dans Comptoir, le portail où un commerce suit ses appareils et ses factures transmises à Revenu Québec. Ce partenaire suivra votre compte et verra où il en est.`,
      'Pour accepter, connectez-vous avec votre courriel et ce mot de passe temporaire. Il sert une seule fois, d’ici sept jours; vous choisirez ensuite votre propre mot de passe.',
    ],
    button: 'Se connecter',
    after: [
      'Après sept jours, demandez une autre invitation ou inscrivez-vous vous-même.',
      'Si vous n’en voulez pas, ignorez ce message\u00A0: rien n’est créé, et ce qui a été saisi sera effacé.',
    ],
  }),
  welcome: () => ({
    subject: 'Bienvenue chez Comptoir',
    before: [
      'Quelqu’un, sans doute vous, inscrit un commerce avec ce courriel. Pour le confirmer, connectez-vous avec votre courriel et ce mot de passe temporaire. Il sert une seule fois, d’ici sept jours; vous choisirez ensuite votre propre mot de passe.',
      'Vous choisirez alors votre type d’installation, ajouterez une carte et vous abonnerez.',
    ],
    button: 'Se connecter',
    after: [
      'Après sept jours, inscrivez-vous de nouveau.',
      'Si ce n’était pas vous, ignorez ce message\u00A0: rien n’est créé, et ce qui a été saisi sera effacé.',
    ],
  }),
  'already-registered': () => ({
    subject: 'Vous avez déjà un compte',
    before: [
      'Quelqu’un, sans doute vous, vient de s’inscrire avec votre courriel. Vous avez déjà un compte Comptoir, et rien n’y a changé.',
    ],
    button: 'Se connecter',
    after: [
      'Si vous ne connaissez plus votre mot de passe, utilisez «\u00A0Mot de passe oublié?\u00A0» sur la page de connexion.',
      'Pour ajouter un autre commerce, connectez-vous et ouvrez «\u00A0Vos commerces\u00A0» dans le menu de votre compte.',
    ],
  }),
  'temporary-password': () => ({
    subject: 'Votre mot de passe temporaire',
    before: [
      'Vous avez demandé un nouvel accès. Connectez-vous avec votre courriel et ce mot de passe temporaire. Il sert une seule fois, d’ici une heure; vous choisirez ensuite votre propre mot de passe.',
    ],
    button: 'Se connecter',
    after: ['Si vous n’avez rien demandé, ignorez ce message\u00A0: votre mot de passe actuel fonctionne toujours.'],
  }),
  'password-changed': () => ({
    subject: 'Votre mot de passe a été changé',
    before: [
      'Le mot de passe de votre compte Comptoir vient d’être changé, et toutes ses autres sessions ont été fermées.',
    ],
    button: 'Demander un mot de passe temporaire',
    after: [
      'Si ce n’était pas vous, demandez tout de suite un mot de passe temporaire et choisissez un autre mot de passe.',
    ],
  }),
  'second-factor-removed': () => ({
    subject: 'La connexion en deux étapes a été désactivée',
    before: [
      'Un administrateur a désactivé la connexion en deux étapes de votre compte Comptoir. Votre mot de passe suffit maintenant pour entrer.',
    ],
    button: 'Se connecter',
    after: [
      'Vous pouvez la réactiver dans votre profil. Si vous n’avez rien demandé, prévenez tout de suite l’administration de Comptoir.',
    ],
  }),
  'email-changed': ({ email }) => ({
    subject: 'Votre courriel pour Comptoir a changé',
    before: [
      `Vous vous connectez désormais à Comptoir avec ${email}. Une personne qui gère les contacts de votre commerce l’a changé, et toutes vos sessions ont été fermées.`,
    ],
    button: 'Se connecter',
    after: [
      'Votre mot de passe reste le même. Si c’est une erreur, demandez à votre commerce de le corriger, ou écrivez au soutien.',
    ],
  }),
  'accounts-joined': ({ email, formerEmail }) => ({
    subject: 'Vos comptes Comptoir ont été réunis',
    before: [
      `Vous vous connectez désormais à Comptoir avec ${email} et son mot de passe, et vous y trouvez tous vos commerces. ${formerEmail} n’ouvre plus rien, et ses sessions ont été fermées.`,
    ],
    button: 'Se connecter',
    after: [
      'La connexion en deux étapes continue si l’un des deux comptes l’avait.',
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe et écrivez au soutien.',
    ],
  }),
};
