import { boundsOfQuebecDays } from '@comptoir/domain/base/calendar/quebec-day';
import { revenueAccountsEn } from '@comptoir/domain/money/revenue/revenue-accounts.en';
import { revenueAccountsFr } from '@comptoir/domain/money/revenue/revenue-accounts.fr';
import { revenueJournal } from '@comptoir/domain/money/revenue/revenue-journal';
import { faultsOfFigurePeriod } from '@comptoir/domain/base/figures/figure-period';
import type { Dependencies } from '../../../dependencies.ts';
import type { Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { packJournal, type WantedJournal } from '../../base/accounting/pack-journal.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { findRevenueAccounts } from './accounting.store.ts';
import { listRevenueDays } from './revenue.queries.ts';

/** Purpose of an account of ours in each language, and its name until someone says otherwise. */
export const REVENUE_ACCOUNT_WORDS = { en: revenueAccountsEn, fr: revenueAccountsFr };

const ENTRY = { en: 'Invoices', fr: 'Factures' };

export type RevenueJournalDeps = Pick<Dependencies, 'database' | 'now'>;

/** Our own invoices as entries that a bookkeeping program imports; the audit trail says so. @throws AppError validation-failed, accounts-incomplete */
export async function exportRevenueJournal(
  { database, now }: RevenueJournalDeps,
  scope: Scope,
  { wanted, email }: { wanted: WantedJournal; email: string },
): Promise<File> {
  const { language, from, to, format } = wanted;
  const faults = faultsOfFigurePeriod(wanted);
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  return database.transaction(scope, async (tx) => {
    const [days, saved] = await Promise.all([listRevenueDays(tx, boundsOfQuebecDays(wanted)), findRevenueAccounts(tx)]);
    const file = packJournal(wanted, {
      entries: revenueJournal(days),
      accounts: saved?.accounts ?? {},
      words: REVENUE_ACCOUNT_WORDS[language],
      of: 'Comptoir',
      business: null,
      entry: ENTRY[language],
      madeAt: now(),
    });
    const record = { action: 'accounting-exported', facts: { email, from, to, program: format } } as const;
    writeAudit(tx, { occurredAt: now(), subject: { type: 'export', id: null }, record });
    return file;
  });
}
