import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import type { ContractDocumentKind } from '@comptoir/domain/sales/contracts/contract-document';
import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { addDays, type Day } from '@comptoir/domain/base/calendar/calendar-day';

/** An estimate of the demo world: its revisions by state, oldest first; days are counted from today. */
export interface DemoEstimate {
  readonly customer: string;
  readonly occasion: string;
  readonly place: string;
  readonly inDays: number;
  readonly begunDaysAgo: number;
  readonly validForDays: number;
  readonly persons: number;
  readonly states: readonly RevisionState[];
  readonly language?: 'en';
  /** Contract that came of it; one that is accepted and has none waits for a till. */
  readonly contract?: DemoContract;
}

/** Documents of a contract that a till has signed, oldest first, after the contract itself; days are counted from today. */
export interface DemoContract {
  readonly signed: readonly (readonly [kind: ContractDocumentKind, daysAgo: number])[];
  /** True when the next payment waits for a till. */
  readonly isAsked?: boolean;
  /** Reason of its cancellation. */
  readonly reason?: string;
}

/** One in each state, with revisions behind some of them and contracts that are open, paid and cancelled; oldest first. */
export const DEMO_ESTIMATES: readonly DemoEstimate[] = [
  {
    customer: 'Karen O’Neill',
    occasion: 'Harbour Analytics client dinner',
    place: '1000, rue de la Commune, Montréal',
    inDays: -14,
    begunDaysAgo: 75,
    validForDays: 14,
    persons: 32,
    states: ['replaced', 'accepted'],
    language: 'en',
    contract: {
      signed: [
        ['contract', 72],
        ['instalment', 71],
        ['instalment', 21],
        ['addition', 14],
        ['final', 14],
      ],
    },
  },
  {
    customer: 'Bernard Côté',
    occasion: 'Soixante ans de Bernard',
    place: '22, avenue des Érables, Québec',
    inDays: -20,
    begunDaysAgo: 60,
    validForDays: 10,
    persons: 45,
    states: ['declined'],
  },
  {
    customer: 'Olivia Thériault-Nguyen',
    occasion: 'Fête des voisins',
    place: '48, 3e Rue, Québec',
    inDays: 4,
    begunDaysAgo: 52,
    validForDays: 12,
    persons: 24,
    states: ['accepted'],
    contract: {
      signed: [
        ['contract', 50],
        ['instalment', 49],
        ['cancellation', 16],
      ],
      reason: 'La ville n’a pas donné le permis de fermer la rue',
    },
  },
  {
    customer: 'Bernard Côté',
    occasion: 'Noces d’or de Bernard et Lise',
    place: '22, avenue des Érables, Québec',
    inDays: 12,
    begunDaysAgo: 44,
    validForDays: 10,
    persons: 70,
    states: ['accepted'],
    contract: {
      signed: [
        ['contract', 42],
        ['instalment', 41],
      ],
      isAsked: true,
    },
  },
  {
    customer: 'Marie-Ève Gagnon',
    occasion: 'Lancement de la saison',
    place: '315, rue Saint-Jean, Québec',
    inDays: 48,
    begunDaysAgo: 36,
    validForDays: 20,
    persons: 90,
    states: ['accepted'],
    contract: { signed: [['contract', 33]] },
  },
  {
    customer: 'Bernard Côté',
    occasion: 'Brunch des cousins',
    place: '22, avenue des Érables, Québec',
    inDays: 9,
    begunDaysAgo: 30,
    validForDays: 10,
    persons: 25,
    states: ['accepted'],
    contract: { signed: [], reason: 'Remis à l’an prochain' },
  },
  {
    customer: 'Famille Bouchard',
    occasion: 'Réunion de famille',
    place: 'Salle communautaire, Québec',
    inDays: 30,
    begunDaysAgo: 25,
    validForDays: 14,
    persons: 60,
    states: ['expired'],
  },
  {
    customer: 'Marie-Ève Gagnon',
    occasion: 'Soirée de première',
    place: '315, rue Saint-Jean, Québec',
    inDays: 21,
    begunDaysAgo: 18,
    validForDays: 12,
    persons: 120,
    states: ['replaced', 'accepted'],
  },
  {
    customer: 'Karen O’Neill',
    occasion: 'Harbour Analytics team day',
    place: '1000, rue de la Commune, Montréal',
    inDays: 35,
    begunDaysAgo: 6,
    validForDays: 14,
    persons: 40,
    states: ['seen'],
    language: 'en',
  },
  {
    customer: 'Olivia Thériault-Nguyen',
    occasion: 'Assemblée annuelle',
    place: '48, 3e Rue, Québec',
    inDays: 28,
    begunDaysAgo: 3,
    validForDays: 10,
    persons: 85,
    states: ['replaced', 'sent', 'draft'],
  },
  {
    customer: 'Marie-Ève Gagnon',
    occasion: 'Cocktail des mécènes',
    place: '315, rue Saint-Jean, Québec',
    inDays: 70,
    begunDaysAgo: 1,
    validForDays: 21,
    persons: 50,
    states: ['draft'],
  },
];

/** Returns the content of a revision; each later one is for five persons more. */
export function demoContent(
  estimate: DemoEstimate,
  { today, revision }: { today: Day; revision: number },
): EstimateContent {
  const { occasion, place, inDays, begunDaysAgo, validForDays, persons, language = 'fr' } = estimate;
  const isEnglish = language === 'en';
  const date = addDays(today, inDays);
  return {
    occasion: { name: occasion, date, time: '18:00', place },
    persons: persons + 5 * (revision - 1),
    items: [
      { description: isEnglish ? 'Cold buffet' : 'Buffet froid', per: 'person', unitCents: 3250, taxes: 'FP' },
      { description: isEnglish ? 'Dessert table' : 'Table de desserts', per: 'person', unitCents: 875, taxes: 'FP' },
      { description: isEnglish ? 'Linen' : 'Nappes', per: 'unit', quantity: 800, unitCents: 1250, taxes: 'FP' },
    ],
    service: { by: 'share', hundredths: 1500 },
    tip: { by: 'none' },
    deposit: { by: 'share', hundredths: 2500 },
    instalments: [{ dueOn: addDays(date, -7), by: 'share', hundredths: 5000 }],
    balanceDueOn: addDays(date, 7),
    terms: isEnglish
      ? 'The number of persons is confirmed ten days before the event.\nThe deposit is not refunded within thirty days of it.'
      : 'Le nombre de personnes est confirmé dix jours avant l’événement.\nL’acompte n’est pas remboursé dans les trente jours qui le précèdent.',
    validUntil: addDays(today, validForDays - begunDaysAgo),
    language,
  };
}
