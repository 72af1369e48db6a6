import type { AcceptanceView } from '../../../sales/acceptance.ts';
import type * as acceptance from '../../../sales/acceptance.ts';
import type { ExamplesOf } from '../example.ts';

const pdfSha256 = '5f1d2c3b4a59687766554433221100ffeeddccbbaa9988776655443322110000';

/** An open estimate of a caterer in Québec, as its customer is shown it, with something of every kind. */
export const exampleAcceptance: AcceptanceView = {
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
    occasion: { name: 'Première de la saison', date: '2026-09-12', time: '18:30', place: 'Foyer du théâtre' },
    persons: 500,
    items: [{ description: 'Repas', per: 'person', unitCents: 3333, taxes: 'FP' }],
    service: { by: 'share', hundredths: 1500 },
    tip: { by: 'amount', cents: 50_000 },
    deposit: { by: 'share', hundredths: 2500 },
    instalments: [],
    balanceDueOn: '2026-09-12',
    terms: '1. Confirmer le nombre.\n2. <script>alert(1)</script>',
    validUntil: '2026-06-20',
    language: 'fr',
  },
  price: {
    lines: [{ description: 'Repas', quantity: 50_000, unitCents: 3333, amountCents: 1_666_500, taxes: 'FP' }],
    serviceCents: 249_975,
    subtotalCents: 1_916_475,
    gstCents: 95_824,
    qstCents: 191_168,
    totalCents: 2_203_467,
    tipCents: 50_000,
    payments: [
      { kind: 'deposit', dueOn: null, cents: 550_867 },
      { kind: 'balance', dueOn: '2026-09-12', cents: 1_652_600 },
    ],
  },
  pdfSha256,
  expiresAt: '2026-06-21T04:00:00.000Z',
  zone: 'America/Montreal',
  decision: null,
};

export const acceptanceExamples: ExamplesOf<typeof acceptance> = {
  getAcceptance: { reply: exampleAcceptance },
  getAcceptancePdf: {},
  decideAcceptance: {
    body: { decision: 'accept', name: 'Marie-Ève Gagnon', isRead: true, language: 'fr', pdfSha256 },
    reply: {
      ...exampleAcceptance,
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
