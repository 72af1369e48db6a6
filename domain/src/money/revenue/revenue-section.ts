import { before, figureSection, sums, taken, taxesOf } from '../../base/figures/report-section.ts';
import { REVENUE_FIGURES, REVENUE_GROUPS } from './revenue-figures.ts';

/** The revenue as a section of the reports: what recurs is counted before taxes, documents with theirs. */
export const REVENUE_SECTION = figureSection({
  figures: REVENUE_FIGURES,
  levels: [],
  measures: ['subtotalCents', 'gstCents', 'qstCents', 'totalCents'],
  groups: REVENUE_GROUPS,
  words: {
    en: {
      title: 'Revenue',
      lead: 'What merchants pay us: the monthly service, our invoices and the credit notes, in days of Québec time.',
      figures: {
        opening: 'Before',
        new: 'New',
        resumed: 'Returned',
        changed: 'Repriced',
        paused: 'Paused',
        churned: 'Churned',
        closing: 'At the end',
        invoiced: 'Invoiced',
        credited: 'Credited',
      },
      parts: { recurring: 'Recurring revenue, per month', documents: 'Invoices and credit notes' },
      note: 'A season that ends is a pause. A pause that becomes a year old is churn, and no part of the sum.',
      empty: 'Nothing was billed in this period. Choose another one.',
      file: 'revenue',
    },
    fr: {
      title: 'Revenus',
      lead: 'Ce que les commerçants nous paient\u00A0: le service mensuel, nos factures et les notes de crédit, par jour, heure de Québec.',
      figures: {
        opening: 'Au début',
        new: 'Nouveaux',
        resumed: 'Retours',
        changed: 'Prix changés',
        paused: 'Pauses',
        churned: 'Partis',
        closing: 'À la fin',
        invoiced: 'Facturé',
        credited: 'Crédité',
      },
      parts: { recurring: 'Revenus récurrents, par mois', documents: 'Factures et notes de crédit' },
      note: 'Une saison qui se termine est une pause. Une pause qui atteint un an est un départ et ne compte pas dans la somme.',
      empty: 'Rien n’a été facturé pendant cette période. Choisissez-en une autre.',
      file: 'revenus',
    },
  },
  layout: {
    tiles: [...before('closing', 'new', 'paused'), ...sums('invoiced', 'credited')],
    picture: { along: { figure: 'closing', shows: 'subtotalCents' } },
    parts: {
      recurring: [...before('opening', 'new', 'resumed', 'changed'), taken('paused'), ...before('closing', 'churned')],
      documents: [...before('invoiced'), ...taxesOf('invoiced'), taken('credited')],
    },
  },
});
