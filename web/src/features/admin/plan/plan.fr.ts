import type { Translated } from '../../../lib/i18n/texts.ts';
import type { planEn } from './plan.en.ts';

export const planFr: Translated<typeof planEn> = {
  title: 'Forfait et prix',
  lead: 'Avant taxes. Chaque commerçant paie une installation avec le premier mois, puis le service mensuel.',
  prices: {
    monthlyService: 'Service mensuel',
    autonomous: 'Installation autonome',
    assisted: 'Installation assistée',
  },
  withTaxes: 'TPS {gst}, TVQ {qst}\u00A0: {total}',
  noTotal: 'Un montant comme 140,00',
  rules: { amount: 'Le montant doit être valide' },
  hint: 'Les nouveaux prix comptent dès maintenant\u00A0: pour qui s’abonne, et pour les mois à venir de tous les autres. Les factures déjà faites gardent les leurs.',
  save: 'Enregistrer les prix',
};
