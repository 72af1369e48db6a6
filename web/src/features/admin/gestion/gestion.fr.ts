import type { Translated } from '../../../lib/i18n/texts.ts';
import type { gestionEn } from './gestion.en.ts';

export const gestionFr: Translated<typeof gestionEn> = {
  title: 'Gestion',
  lead: 'Qui peut se connecter, ce que coûte le forfait, ce que tout le monde lit et qui a fait quoi.',
  groups: { access: 'Accès', prices: 'Prix', texts: 'Textes et réglages', traces: 'Suivi' },
  tabs: {
    label: 'Gestion',
    users: 'Utilisateurs',
    plan: 'Forfait et prix',
    promoCodes: 'Codes promo',
    taxes: 'Taxes par jour',
    technicians: 'Techniciens',
    accounting: 'Comptabilité',
    releaseNotes: 'Nouveautés',
    messageTemplates: 'Modèles de message',
    support: 'Soutien',
    audit: 'Journal d’audit',
    jobs: 'Tâches',
    incidents: 'Registre des incidents',
    certification: 'Certification du produit',
  },
};
