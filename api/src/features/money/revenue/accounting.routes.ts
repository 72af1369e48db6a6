import {
  exportRevenueJournal as exportCall,
  getRevenueAccounts,
  setRevenueAccounts,
} from '@comptoir/contract/money/revenue-accounting';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import { changedAccounts } from '../../base/accounting/changed-accounts.ts';
import { viewAccounts } from '../../base/accounting/view-accounts.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { findRevenueAccounts, saveRevenueAccounts } from './accounting.store.ts';
import { exportRevenueJournal, REVENUE_ACCOUNT_WORDS, type RevenueJournalDeps } from './export-journal.ts';

/** Our own invoices as our books have them. */
export function revenueAccountingRoutes(
  app: FastifyInstance,
  deps: RevenueJournalDeps & { signedIn: Authenticate<SignedIn> },
): void {
  const { database, now, signedIn: authenticate } = deps;
  fileRoute(app, exportCall, {
    authenticate,
    handler: ({ query, caller: { actor, user }, request }) =>
      exportRevenueJournal(deps, scopeOfActor(actor), {
        wanted: { ...query, language: preferredLanguage(request) },
        email: user.email,
      }),
  });
  route(app, getRevenueAccounts, {
    authenticate,
    handler: async ({ caller, request }) =>
      viewAccounts(
        await database.transaction(scopeOfActor(caller.actor), findRevenueAccounts),
        REVENUE_ACCOUNT_WORDS[preferredLanguage(request)],
      ),
  });
  route(app, setRevenueAccounts, {
    authenticate,
    handler: async ({ body: accounts, caller: { actor, user } }) => {
      const changedAt = now();
      await database.transaction(scopeOfActor(actor), async (tx) => {
        const before = await findRevenueAccounts(tx);
        saveRevenueAccounts(tx, { accounts, changedAt });
        const record = { action: 'accounts-changed', facts: { email: user.email } } as const;
        const changes = changedAccounts(before?.accounts ?? null, accounts);
        writeAudit(tx, { occurredAt: changedAt, subject: { type: 'plan', id: null }, record, ...changes });
      });
      return { accounts, changedAt: changedAt.toISOString() };
    },
  });
}
