import type { Translated } from '../lib/i18n/texts.ts';
import type { searchPaletteEn } from './search-palette.en.ts';

export const searchPaletteFr: Translated<typeof searchPaletteEn> = {
  title: 'Tout rechercher',
  label: 'Rechercher',
  placeholder: 'Commerçant, facture, appareil, personne ou page',
  placeholderOwn: 'Facture, appareil, personne ou page',
  searching: 'Recherche en cours…',
  failed: 'La recherche n’a pas pu se faire. Les pages se trouvent toujours.',
  found:
    '{count, plural, =0 {Rien trouvé. À partir de trois lettres ou chiffres, la recherche porte sur tout.} one {# résultat} other {# résultats}}',
  groups: {
    recent: 'Récents',
    screens: 'Pages',
    merchants: 'Commerçants',
    bills: 'Factures de vente',
    invoices: 'Factures de service',
    devices: 'Appareils',
    people: 'Personnes',
  },
  screens: {
    merchantMoney: 'Compte et factures',
    users: 'Utilisateurs',
    plan: 'Forfait et prix',
    promoCodes: 'Codes promo',
    certification: 'Certification',
    accounting: 'Comptabilité',
    writtenNotes: 'Rédaction des nouveautés',
    supportSettings: 'Réglages du soutien',
    technicians: 'Techniciens',
    messageTemplates: 'Modèles de message',
    audit: 'Journal d’audit',
    jobs: 'Tâches',
    incidents: 'Registre des incidents',
    proof: 'Preuve des ventes',
    logEvents: 'Événements du journal',
    exports: 'Fichiers',
    releaseNotes: 'Nouveautés',
    profile: 'Profil',
  },
};
