import { salesAccountsEn } from '@comptoir/domain/sales/reports/sales-accounts.en';
import { salesAccountsFr } from '@comptoir/domain/sales/reports/sales-accounts.fr';
import { salesJournal } from '@comptoir/domain/sales/reports/sales-journal';
import type { Dependencies } from '../../../dependencies.ts';
import type { File } from '../../../platform/http/route.ts';
import { packJournal, type WantedJournal } from '../../base/accounting/pack-journal.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { findSalesAccounts } from './annual-reports.store.ts';
import { checkPeriod, filterOfPeriod, type ReportDeps } from './report-filter.ts';
import { listInstalmentDays, listSoldDays } from './sales-days.queries.ts';

/** Purpose of an account of sales in each language, and its name until a merchant says otherwise. */
export const SALES_ACCOUNT_WORDS = { en: salesAccountsEn, fr: salesAccountsFr };

const ENTRY = { en: 'Sales', fr: 'Ventes' };

export type JournalDeps = ReportDeps & Pick<Dependencies, 'announcements'>;

/** Person who asks for a journal, as the log names them. */
export interface JournalReader {
  readonly id: string;
  readonly email: string;
}

/** A merchant's sales as entries that a bookkeeping program imports; the log says so. @throws AppError validation-failed, accounts-incomplete */
export async function exportSalesJournal(
  deps: JournalDeps,
  scope: MerchantScope,
  { wanted, user }: { wanted: WantedJournal; user: JournalReader },
): Promise<File> {
  const journal = await readSalesJournal(deps, scope, wanted);
  const file = packJournal(wanted, { ...journal, business: journal.of });
  await logJournal(deps, scope, { wanted, user });
  return file;
}

/** A merchant's sales of some days as entries, and what they are booked on. @throws AppError validation-failed */
export async function readSalesJournal(deps: JournalDeps, scope: MerchantScope, wanted: WantedJournal) {
  const { merchantId } = scope;
  const { language } = wanted;
  const { timeZone, companyName: of } = await checkPeriod(deps, scope, wanted);
  const filter = filterOfPeriod(merchantId, timeZone, wanted);
  const [sold, instalments, saved] = await deps.database.transaction(scopeOf(scope), async (tx) => {
    // one moment for all of it: a bill that came in between would be owed and not paid
    tx.write({ text: 'set transaction isolation level repeatable read, read only' });
    return Promise.all([listSoldDays(tx, filter), listInstalmentDays(tx, filter), findSalesAccounts(tx, merchantId)]);
  });
  return {
    entries: salesJournal(sold, instalments),
    accounts: saved?.accounts ?? {},
    words: SALES_ACCOUNT_WORDS[language],
    of,
    entry: ENTRY[language],
    madeAt: deps.now(),
  };
}

/** Says in a merchant's log that its journal was exported. */
export async function logJournal(
  { database, announcements, now }: JournalDeps,
  scope: MerchantScope,
  { wanted: { from, to, format }, user }: { wanted: WantedJournal; user: JournalReader },
): Promise<void> {
  const { merchantId } = scope;
  const record = { event: 'accounting-exported', facts: { email: user.email, from, to, program: format } } as const;
  const entry = { merchantId, userId: user.id, occurredAt: now(), record };
  await database.transaction(scopeOf(scope), (tx) => writeLog(tx, [entry]));
  announcements.publish(merchantId);
}
