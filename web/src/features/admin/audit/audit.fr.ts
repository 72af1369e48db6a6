import type { Translated } from '../../../lib/i18n/texts.ts';
import type { auditEn } from './audit.en.ts';

export const auditFr: Translated<typeof auditEn> = {
  title: 'Journal d’audit',
  lead: 'Ce que les administrateurs et les partenaires ont fait, et chaque connexion. Aucune ligne ne peut être modifiée ni retirée.',
  caption: 'Journal d’audit, du plus récent au plus ancien',
  download: 'Exporter (CSV)',
  filters: {
    label: 'Filtrer le journal d’audit',
    text: 'Nom, courriel, adresse ou requête',
    group: 'Action',
    allGroups: 'Toutes les actions',
    merchant: 'Commerçant',
    allMerchants: 'Tous les commerçants',
    since: 'Du',
    until: 'Au',
    clear: 'Effacer les filtres',
    person: 'Seulement ce qu’une personne a fait et ce qui la concerne.',
  },
  groups: {
    'sign-in': 'Connexion',
    account: 'Sécurité du compte',
    people: 'Utilisateurs et contacts',
    impersonation: 'Accès au nom d’un commerçant',
    prices: 'Prix et codes',
    texts: 'Textes et réglages',
    money: 'Facturation et paiements',
    devices: 'Appareils et certificats',
    merchant: 'Dossier du commerçant',
  },
  columns: { at: 'Date', who: 'Qui', what: 'Action', about: 'Sujet', where: 'Adresse' },
  stranger: 'Sans connexion',
  actingFor: 'au nom de {merchant}',
  account: 'Compte {name}',
  roles: { admin: 'Administrateur', partner: 'Partenaire', merchant: 'Commerçant' },
  details: {
    title: 'Ligne du journal d’audit',
    at: 'Date',
    who: 'Qui',
    what: 'Action',
    merchant: 'Commerçant',
    subject: 'Objet',
    address: 'Adresse',
    browser: 'Navigateur',
    request: 'Requête',
    position: 'Position dans la chaîne',
    waiting: 'D’ici une minute',
    changes: 'Ce qui a changé',
    field: 'Champ',
    before: 'Avant',
    after: 'Après',
    none: 'Cette action ne change aucun champ.',
    person: 'Tout ce qui concerne cette personne',
  },
  chain: {
    unchecked:
      'La chaîne compte {links, plural, one {# ligne} other {# lignes}}. Elle est vérifiée pour la première fois cette nuit.',
    holds:
      'Chaîne vérifiée jusqu’au {until}\u00A0: {links, plural, one {# ligne} other {# lignes}}, rien n’a été modifié. {waiting, plural, =0 {} one {# ligne plus récente suit.} other {# lignes plus récentes suivent.}}',
    broken:
      'La chaîne ne tient pas\u00A0: {faults, plural, one {# défaut trouvé} other {# défauts trouvés}} le {at}. Le journal du serveur et le guide d’exploitation disent quoi faire.',
  },
};
