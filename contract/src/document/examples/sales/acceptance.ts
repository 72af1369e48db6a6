import type * as acceptance from '../../../sales/acceptance.ts';
import type { ExamplesOf } from '../example.ts';

const pdfSha256 = '5f1d2c3b4a59687766554433221100ffeeddccbbaa9988776655443322110000';

const view = {
  state: 'open',
  isAccepting: true,
  number: 'E-2026-0018',
  revision: 2,
  merchant: {
    name: 'Traiteur Boréal',
    address: ['120, rue Saint-Paul', 'Québec (Québec)  G1K 3W1'],
    telephone: '418 555-0120',
    email: 'bonjour@boreal.example',
    gst: '123456789RT0001',
    qst: '1234567890TQ0001',
  },
  customer: { name: 'Marie-Ève Gagnon', company: 'Théâtre du Faubourg' },
  content: {
    occasion: { name: 'Première de la saison', date: '2026-09-12', time: '18:30', place: 'Théâtre du Faubourg, foyer' },
    persons: 80,
    items: [{ description: 'Repas trois services', per: 'person', unitCents: 6500, taxes: 'FP' }],
    service: { by: 'share', hundredths: 1500 },
    tip: { by: 'none' },
    deposit: { by: 'share', hundredths: 2500 },
    instalments: [],
    balanceDueOn: '2026-09-12',
    terms: 'Le nombre de personnes se confirme dix jours avant l’événement.',
    validUntil: '2026-06-20',
    language: 'fr',
  },
  price: {
    lines: [
      { description: 'Repas trois services', quantity: 8000, unitCents: 6500, amountCents: 520_000, taxes: 'FP' },
    ],
    serviceCents: 78_000,
    subtotalCents: 598_000,
    gstCents: 29_900,
    qstCents: 59_651,
    totalCents: 687_551,
    tipCents: 0,
    payments: [
      { kind: 'deposit', dueOn: null, cents: 171_888 },
      { kind: 'balance', dueOn: '2026-09-12', cents: 515_663 },
    ],
  },
  pdfSha256,
  expiresAt: '2026-06-21T04:00:00.000Z',
  zone: 'America/Montreal',
  decision: null,
} as const;

export const acceptanceExamples: ExamplesOf<typeof acceptance> = {
  getAcceptance: { reply: view },
  getAcceptancePdf: {},
  decideAcceptance: {
    body: { decision: 'accept', name: 'Marie-Ève Gagnon', isRead: true, language: 'fr', pdfSha256 },
    reply: {
      ...view,
      state: 'accepted',
      decision: {
        kind: 'accepted',
        by: 'link',
        name: 'Marie-Ève Gagnon',
        at: '2026-06-08T23:12:09.000Z',
        language: 'fr',
      },
    },
  },
};
