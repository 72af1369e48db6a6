import type * as contracts from '../../../sales/contracts.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const lines = [
  { description: 'Buffet froid', quantity: 4000, unitCents: 2200, amountCents: 88_000, taxes: 'FP' },
] as const;

const order = {
  kind: 'instalment',
  contract: 'C-2026-0018',
  customer: 'Marie-Ève Gagnon',
  business: 'Théâtre du Faubourg',
  occasion: { name: 'Première', date: '2026-09-12' },
  persons: 40,
  payableOn: '2026-09-30',
  lines: [...lines],
  serviceCents: 0,
  totalCents: 101_178,
  paidCents: 30_000,
  earlierCents: 0,
  tipCents: 0,
  reason: null,
} as const;

const next = { index: 1, kind: 'balance', dueOn: '2026-09-30', cents: 71_178 } as const;

const row = {
  id: OTHER_ID,
  number: 'C-2026-0018',
  state: 'open',
  estimateId: OTHER_ID,
  customer: { name: 'Marie-Ève Gagnon', company: 'Théâtre du Faubourg' },
  occasion: { name: 'Première', date: '2026-09-12' },
  totalCents: 101_178,
  paidCents: 30_000,
  dueCents: 71_178,
  next,
  toSign: 0,
} as const;

const contract = {
  ...row,
  revision: 1,
  agreedCents: 101_178,
  persons: 40,
  terms: 'L’acompte n’est pas remboursé après le 1er septembre.',
  lines: [...lines],
  serviceCents: 0,
  returnedCents: 0,
  additionCents: 0,
  payments: [{ ...next, leftCents: next.cents, state: 'due' }],
  agreedAt: '2026-06-01T14:03:00.000Z',
  reason: null,
  documents: [
    {
      id: OTHER_ID,
      kind: 'instalment',
      state: 'signed',
      totalCents: 101_178,
      paidCents: 30_000,
      dueOn: null,
      askedAt: '2026-06-01T14:05:00.000Z',
      till: 'Caisse 1',
      bill: {
        id: OTHER_ID,
        noTrans: '7K2Q-12',
        signedAt: '2026-06-01T14:06:00.000Z',
        totalCents: 101_178,
        paidCents: 30_000,
        isAsAsked: true,
      },
    },
  ],
} as const;

export const contractExamples: ExamplesOf<typeof contracts> = {
  listContracts: { query: { q: 'gagnon' }, reply: { items: [row], nextCursor: null } },
  getContract: { reply: contract },
  askInstalment: { body: { payment: 0 }, reply: contract },
  askFinal: { body: { items: [] }, reply: contract },
  cancelContract: { body: { reason: 'Événement remis', keptCents: 30_000 }, reply: contract },
  withdrawDocument: { reply: contract },
  listToSign: { reply: { items: [{ id: OTHER_ID, dueOn: '2026-09-30', order, refersTo: null }] } },
  reportToSign: { body: { noTrans: '7K2Q-12' }, reply: { state: 'signed' } },
  askInstalmentAtTill: { body: { contract: 'C-2026-0018' } },
};
