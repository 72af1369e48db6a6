import type { Translated } from '../../../lib/i18n/texts.ts';
import type { partnerListEn } from './partner-list.en.ts';

export const partnerListFr: Translated<typeof partnerListEn> = {
  title: 'Partenaires',
  lead: 'Les entreprises qui suivent des commerçants.',
  filters: 'Chercher des partenaires',
  search: 'Nom du partenaire',
  columns: {
    name: 'Partenaire',
    merchants: 'Commerçants',
    activeMerchants: 'Commerçants actifs',
    users: 'Personnes',
  },
  overview: 'Vue d’ensemble',
  overviewOf: 'Vue d’ensemble de {name}',
};
