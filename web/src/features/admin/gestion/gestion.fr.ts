import type { Translated } from '../../../lib/i18n/texts.ts';
import type { gestionEn } from './gestion.en.ts';

export const gestionFr: Translated<typeof gestionEn> = {
  title: 'Gestion',
  lead: 'Qui peut se connecter, ce que coûte le forfait, les codes qui donnent un rabais, ce qui va dans les livres et qui a fait quoi.',
  tabs: {
    label: 'Gestion',
    users: 'Utilisateurs',
    plan: 'Forfait et prix',
    promoCodes: 'Codes promo',
    accounting: 'Comptabilité',
    audit: 'Journal d’audit',
    certification: 'Certification du produit',
  },
};
