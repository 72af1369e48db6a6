import type { InvitationWords } from './export-invitations.ts';

/** The file of results in French. */
export const invitationsFr: InvitationWords = {
  fileName: 'invitations.csv',
  head: ['Ligne', 'Commerce', 'Nom', 'Courriel', 'Résultat', 'Raison'],
  outcomes: {
    waiting: 'À inviter',
    invited: 'Invité',
    stopped: 'Arrêté\u00A0: le partenaire a été suspendu',
    invalid: 'Non invité\u00A0: à corriger',
    repeated: 'Sans changement\u00A0: courriel en double',
    'already-invited': 'Sans changement\u00A0: déjà invité',
    'has-account': 'Sans changement\u00A0: a déjà un compte',
  },
  columns: { company_name: 'Commerce', name: 'Nom', email: 'Courriel', language: 'Langue' },
  rules: {
    required: 'valeur manquante',
    'too-long': 'texte trop long',
    'has-address': 'contient une adresse Web ou un courriel',
    script: 'pas en lettres latines, que seules nos factures montrent',
    email: 'courriel non valide',
    'email-letters': 'a des lettres accentuées avant le @',
    formula: 'une formule de tableur, et non un nom',
    language: 'ni français ni anglais',
  },
  otherRule: 'valeur non valide',
  fault: (column, rule) => `${column}\u00A0: ${rule}`,
  firstLine: (line) => `Ce courriel est déjà à la ligne ${line}`,
};
