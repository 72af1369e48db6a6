import type { ContractDocumentView, ContractRow, ContractView } from '@comptoir/contract/sales/contracts';
import { id } from './factories.ts';

const BALANCE = { index: 1, kind: 'balance', dueOn: '2026-09-19', cents: 92_592 } as const;

export const aContractRow = (overrides: Partial<ContractRow> = {}): ContractRow => ({
  id: id(91),
  number: 'C-2026-0007',
  state: 'open',
  estimateId: id(81),
  customer: { name: 'Marie-Ève Gagnon', company: 'Théâtre du Faubourg' },
  occasion: { name: 'Soirée de première', date: '2026-09-12' },
  totalCents: 123_456,
  paidCents: 30_864,
  dueCents: 92_592,
  next: BALANCE,
  toSign: 0,
  ...overrides,
});

/** A document that a till has signed, unless it is said otherwise. */
export const aDocument = (overrides: Partial<ContractDocumentView> = {}): ContractDocumentView => ({
  id: id(95),
  kind: 'contract',
  state: 'signed',
  totalCents: 123_456,
  paidCents: 0,
  dueOn: null,
  askedAt: '2026-06-05T12:00:00.000Z',
  till: 'Caisse 1',
  bill: {
    id: id(96),
    noTrans: 'A1-0042',
    signedAt: '2026-06-05T12:05:00.000Z',
    totalCents: 123_456,
    paidCents: 0,
    isAsAsked: true,
  },
  ...overrides,
});

export const aContract = (overrides: Partial<ContractView> = {}): ContractView => ({
  ...aContractRow(),
  revision: 2,
  agreedCents: 123_456,
  persons: 40,
  terms: 'L’acompte n’est pas remboursé.',
  lines: [],
  serviceCents: 0,
  returnedCents: 0,
  additionCents: 0,
  payments: [
    { index: 0, kind: 'deposit', dueOn: null, cents: 30_864, leftCents: 0, state: 'paid' },
    { ...BALANCE, leftCents: 92_592, state: 'due' },
  ],
  agreedAt: '2026-06-05T12:00:00.000Z',
  reason: null,
  documents: [aDocument()],
  ...overrides,
});
