import { counts, figureSection, sums } from '../../base/figures/report-section.ts';

/**
 * The bills of a period, each by the day it was made, as they stand today. `made` are all of them: those that were `accepted`, of which the
 * authority `remarked` on some, those that are `waiting` and those it `refused`. `late` took longer than 48 hours, whatever became of them.
 */
export const SENDING_SECTION = figureSection({
  figures: ['made', 'accepted', 'remarked', 'late', 'waiting', 'refused'],
  levels: [],
  measures: ['totalCents'],
  groups: ['month', 'week', 'partner', 'sector', 'plan'],
  words: {
    en: {
      title: 'Sales by period',
      lead: 'What merchants billed and what became of it at Revenu Québec, by the day each bill was made, in days of Québec time.',
      figures: {
        made: 'Made',
        accepted: 'Accepted',
        remarked: 'With errors',
        late: 'After 48 hours',
        waiting: 'Waiting',
        refused: 'Refused',
      },
      parts: { sent: 'What became of them', sold: 'Sales, with taxes' },
      note:
        'Bills stand as they are today: one that waits is counted on the day it was made until Revenu Québec has it. Those with errors are among the ' +
        'accepted ones, those after 48 hours among all. Amounts are sales with taxes; training, copies and unpaid bills come to nothing.',
      empty: 'No bill was made in this period. Choose another one.',
      file: 'sales-by-period',
    },
    fr: {
      title: 'Ventes par période',
      lead: 'Ce que les commerçants ont facturé et ce qu’en a fait Revenu Québec, selon le jour de chaque facture, heure de Québec.',
      figures: {
        made: 'Faites',
        accepted: 'Acceptées',
        remarked: 'Avec erreurs',
        late: 'Après 48 heures',
        waiting: 'En attente',
        refused: 'Refusées',
      },
      parts: { sent: 'Ce qu’elles sont devenues', sold: 'Ventes, taxes comprises' },
      note:
        'Les factures sont comptées telles qu’elles sont aujourd’hui\u00A0: une facture en attente compte le jour où elle a été faite, jusqu’à ce que Revenu ' +
        'Québec l’ait. Celles qui ont des erreurs sont parmi les acceptées, celles d’après 48 heures parmi toutes. Les montants sont des ventes, taxes ' +
        'comprises; la formation, les copies et les additions n’y ajoutent rien.',
      empty: 'Aucune facture n’a été faite pendant cette période. Choisissez-en une autre.',
      file: 'ventes-par-periode',
    },
  },
  layout: {
    tiles: [...sums('accepted'), ...counts('made', 'late', 'waiting', 'refused')],
    picture: { along: { figure: 'accepted', shows: 'totalCents' } },
    parts: {
      sent: counts('made', 'accepted', 'remarked', 'late', 'waiting', 'refused'),
      sold: sums('made', 'accepted', 'waiting', 'refused'),
    },
  },
  document: {
    area: 'sales',
    call: 'Sending',
    summary: 'Bills made, accepted, late, waiting and refused',
    basis: 'Of all merchants, by the day each bill was made, as it stands today.',
    figures: {
      made: 'All bills of the period.',
      accepted: 'Those that the authority has.',
      remarked: 'Those of them that it remarked on.',
      late: 'Those that took longer than 48 hours, whatever became of them.',
      waiting: 'Those that it does not have yet.',
      refused: 'Those that it refused.',
    },
  },
});
export type SendingFigure = (typeof SENDING_SECTION.figures)[number];
