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
  hint: 'Les nouveaux prix sont pour qui s’abonne à partir de ce moment. Les abonnements en cours gardent les leurs, et les factures aussi.',
  from: 'À partir du',
  fromHint: 'Dès minuit, heure du Québec. Laissez vide pour dès maintenant.',
  dated: {
    title: 'Prix par date',
    from: 'Dès le',
    state: 'État',
    states: { 'to-come': 'À venir', 'in-force': 'En vigueur', past: 'Passé' },
    monthly: 'Service mensuel',
    installations: 'Installations',
    subscriptions: 'Abonnements',
    by: 'Fixé par',
  },
  save: 'Enregistrer les prix',
};
