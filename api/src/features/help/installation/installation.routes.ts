import * as contract from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import type { MerchantProgress, FunctionalityView, ProgressView } from '@comptoir/contract/help/installation';
import { findNextStep, resolveProgress } from '@comptoir/domain/help/installation/progress';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, scopeOfActor, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { verifyFunctionality } from './verify-functionality.ts';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { readFacts, type Asked } from './read-facts.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { isCheckPassed } from './installation.store.ts';
import { readCheck, viewCheck } from './read-check.ts';
import { AppError } from '../../../platform/http/app-error.ts';

export function registrationProgressRoutes(
  app: FastifyInstance,
  deps: ProgressDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate, payments, now } = deps;
  route(app, contract.getProgress, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'read-progress' });
      const asked = { merchantId: scope.merchantId, now: now(), provider: payments?.provider ?? null };
      return database.transaction(scopeOf(scope), (tx) => readProgress(tx, asked));
    },
  });
  route(app, contract.listProgress, {
    authenticate,
    handler: async ({ query: { merchantIds = [] }, caller }) => ({
      items: await listProgress(deps, scopeOfActor(caller.actor), merchantIds),
    }),
  });
  route(app, contract.getFunctionalityCheck, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'read-progress' });
      return readFunctionality(deps, scope);
    },
  });
  route(app, contract.verifyFunctionality, {
    authenticate,
    handler: async ({ query, caller, body }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'edit-progress' });
      return verifyFunctionality(deps, { scope, user: caller.user, seen: body });
    },
  });
}

/** As many as a page of a list has. */
const MOST = 50;

/** Lists the progress of several merchants, each by its own facts; those that the scope does not see are left out. */
async function listProgress(
  { database, now: clock, payments }: Pick<ProgressDeps, 'database' | 'now' | 'payments'>,
  scope: Scope,
  merchantIds: readonly string[],
): Promise<MerchantProgress[]> {
  const [now, provider] = [clock(), payments?.provider ?? null];
  const wanted = [...new Set(merchantIds)].slice(0, MOST);
  const known = await database.transaction(scope, (tx) =>
    Promise.all(wanted.map((merchantId) => readFacts(tx, { merchantId, now, provider }))),
  );
  return wanted.flatMap((merchantId, index) => {
    const found = known[index];
    if (!found) return [];
    const steps = resolveProgress(found.facts, now);
    const done = found.isCompleted ? steps.length : steps.filter(({ state }) => state === 'done').length;
    const nextStep = found.isCompleted ? null : (findNextStep(steps)?.step ?? null);
    return { merchantId, done, steps: steps.length, nextStep };
  });
}

/** The functionality check of a merchant, as it stands. @throws AppError not-found */
async function readFunctionality(
  { database, now }: Pick<ProgressDeps, 'database' | 'now'>,
  scope: MerchantScope,
): Promise<FunctionalityView> {
  const { merchantId } = scope;
  const merchant = await readMerchant(database, scopeOf(scope), merchantId);
  const known = await database.transaction(scopeOf(scope), async (tx) =>
    readCheck(tx, { merchant, now: now(), isPassed: await isCheckPassed(tx, merchantId) }),
  );
  return viewCheck(known);
}

/** Returns the progress of a merchant's registration. @throws AppError not-found for a merchant that the scope does not see */
export async function readProgress(tx: Transaction, asked: Asked): Promise<ProgressView> {
  const known = await readFacts(tx, asked);
  if (!known) throw new AppError('not-found');
  return {
    steps: resolveProgress(known.facts, asked.now).map(({ step, state, missing, doneAt }) => ({
      step,
      state,
      missing: [...missing],
      doneAt: doneAt?.toISOString() ?? null,
    })),
    subscriptionCompleted: known.isCompleted,
  };
}
