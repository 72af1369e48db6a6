import {
  exportSalesJournals,
  exportSalesJournal as exportCall,
  getSalesAccounts,
  setSalesAccounts as setCall,
  type SalesAccountsView,
} from '@comptoir/contract/sales/report-accounting';
import type { Action } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { viewAccounts } from '../../base/accounting/view-accounts.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { findSalesAccounts, saveSalesAccounts } from './annual-reports.store.ts';
import { exportJournals } from './export-journals.ts';
import { exportSalesJournal, SALES_ACCOUNT_WORDS, type JournalDeps } from './export-journal.ts';
import type { ReportRoutesDeps } from './report-routes-deps.ts';
import { changedAccounts } from '../../base/accounting/changed-accounts.ts';
import { writeLog } from '../../base/record/write-log.ts';

/** A merchant's sales as its books have them. */
export function salesAccountingRoutes(app: FastifyInstance, deps: ReportRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = (caller: SignedIn, merchantId: string | undefined, action: Action) =>
    resolveMerchant(database, caller.actor, { merchantId, action });
  fileRoute(app, exportCall, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller, request }) =>
      exportSalesJournal(deps, await scopeFor(caller, merchantId, 'read-bills'), {
        wanted: { ...wanted, language: preferredLanguage(request) },
        user: caller.user,
      }),
  });
  fileRoute(app, exportSalesJournals, {
    authenticate,
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: ({ query, caller, request }) =>
      exportJournals(deps, caller, { ...query, language: preferredLanguage(request) }),
  });
  route(app, getSalesAccounts, {
    authenticate,
    handler: async ({ query, caller, request }) => {
      const scope = await scopeFor(caller, query.merchantId, 'read-bills');
      const saved = await database.transaction(scopeOf(scope), (tx) => findSalesAccounts(tx, scope.merchantId));
      return viewAccounts(saved, SALES_ACCOUNT_WORDS[preferredLanguage(request)]);
    },
  });
  route(app, setCall, {
    authenticate,
    handler: async ({ query, body: accounts, caller }) =>
      setSalesAccounts(deps, await scopeFor(caller, query.merchantId, 'edit-sales-accounts'), {
        accounts,
        user: caller.user,
      }),
  });
}

/** Says what a merchant's sales are booked on, in the files that are made from now on. */
async function setSalesAccounts(
  { database, announcements, now }: JournalDeps,
  scope: MerchantScope,
  { accounts, user }: Pick<SalesAccountsView, 'accounts'> & { user: { readonly id: string; readonly email: string } },
): Promise<SalesAccountsView> {
  const { merchantId } = scope;
  const changedAt = now();
  await database.transaction(scopeOf(scope), async (tx) => {
    const before = await findSalesAccounts(tx, merchantId);
    saveSalesAccounts(tx, { merchantId, accounts, changedAt, changedBy: user.id });
    const record = { event: 'accounts-changed', facts: { email: user.email } } as const;
    const audit = changedAccounts(before?.accounts ?? null, accounts);
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: changedAt, record, audit }]);
  });
  announcements.publish(merchantId);
  return { accounts, changedAt: changedAt.toISOString() };
}
