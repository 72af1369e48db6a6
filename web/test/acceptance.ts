import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';

export const PDF_SHA256 = 'ab'.repeat(32);

/** An open estimate of a caterer in Québec, as its customer is shown it, with something of every kind. */
export const anAcceptance = (given: Partial<AcceptanceView> = {}): AcceptanceView => ({
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
  pdfSha256: PDF_SHA256,
  expiresAt: '2026-06-21T04:00:00.000Z',
  zone: 'America/Montreal',
  decision: null,
  ...given,
});

/** The same once it was accepted, a minute before the end. */
export const anAccepted = (by: 'link' | 'paper' = 'link'): AcceptanceView =>
  anAcceptance({
    state: 'accepted',
    decision: { kind: 'accepted', by, name: 'Marie-Ève Gagnon', at: '2026-06-21T03:59:59.000Z', language: 'fr' },
  });
