import type { EstimateContent } from './estimate-content.ts';

/** An estimate as most are, for whatever shows or checks one. */
export const SAMPLE_ESTIMATE: EstimateContent = {
  occasion: { name: 'Mariage Côté–Roy', date: '2026-09-12', time: '17:30', place: '12, rue Saint-Jean\nQuébec' },
  persons: 40,
  items: [
    { description: 'Buffet froid', per: 'person', unitCents: 2200, taxes: 'FP' },
    { description: 'Location de nappes', per: 'unit', quantity: 500, unitCents: 1250, taxes: 'FP' },
  ],
  service: { by: 'share', hundredths: 1500 },
  tip: { by: 'none' },
  deposit: { by: 'share', hundredths: 2500 },
  instalments: [{ dueOn: '2026-08-15', by: 'amount', cents: 30_000 }],
  balanceDueOn: '2026-09-19',
  terms: 'Le nombre de personnes est confirmé dix jours avant l’événement.',
  validUntil: '2026-07-31',
  language: 'fr',
};
