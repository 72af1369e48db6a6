import type { MailFailure, MailFailurePage } from '@comptoir/contract/base/mail';
import type { UnpaidAccount, UnpaidAccounts } from '@comptoir/contract/money/invoices';
import type { RevenueReport } from '@comptoir/contract/money/revenue';
import { hoursAgo, id } from './factories.ts';

/** Accounts that owe something, in a list that is a page. */
export const theUnpaid = (items: UnpaidAccount[]): UnpaidAccounts => ({
  items,
  nextCursor: null,
  previousCursor: null,
  total: {
    merchants: items.length,
    invoices: items.reduce((sum, { invoices }) => sum + invoices, 0),
    owedCents: items.reduce((sum, { owedCents }) => sum + owedCents, 0),
  },
});

/** A mail to an address that no one has. */
export const aFailedMail = (overrides: Partial<MailFailure> = {}): MailFailure => ({
  id: id(70),
  address: 'cuisine@ami.test',
  subject: 'Bienvenue',
  outcome: 'refused',
  detail: '550 no such mailbox',
  tries: 1,
  firstFailedAt: hoursAgo(2),
  lastFailedAt: hoursAgo(2),
  merchantId: null,
  company_name: null,
  ...overrides,
});

/** Mails that did not go out, in a list that is a page. */
export const theFailedMails = (items: MailFailure[]): MailFailurePage => ({
  items,
  nextCursor: null,
  previousCursor: null,
  count: items.length,
});

const recurring = (count: number, cents: number) => ({ count, cents });
const documents = (count: number) => ({ count, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 });

const figures = {
  opening: recurring(10, 49_000),
  new: recurring(2, 9800),
  resumed: recurring(0, 0),
  changed: recurring(0, 0),
  paused: recurring(1, -4900),
  churned: recurring(0, 0),
  closing: recurring(11, 53_900),
  invoiced: documents(11),
  credited: documents(0),
};

/** Two months of recurring revenue. */
export const aRevenueReport = (): RevenueReport => ({
  before: { from: '2026-03-01', to: '2026-04-30' },
  total: figures,
  totalBefore: figures,
  rows: ['2026-05', '2026-06'].map((key) => ({ key, name: null, figures, before: null })),
});
