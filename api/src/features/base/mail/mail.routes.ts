import { listMailFailures, settleMailFailure } from '@comptoir/contract/base/mail';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route } from '../../../platform/http/route.ts';
import { writeAudit } from '../record/write-audit.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { listFailures } from './list-failures.ts';
import { settleFailure } from './mail.store.ts';

export type MailRouteDeps = Pick<RouteDependencies, 'database' | 'now' | 'signedIn'>;

export function mailRoutes(
  app: FastifyInstance,
  { database, now: clock, signedIn: authenticate }: MailRouteDeps,
): void {
  route(app, listMailFailures, {
    authenticate,
    handler: ({ query: { merchantId = null, cursor = 0 }, caller }) =>
      listFailures(database, scopeOfActor(caller.actor), { merchantId, offset: cursor }),
  });
  route(app, settleMailFailure, {
    authenticate,
    handler: async ({ params: { id }, caller }) => {
      const now = clock();
      await database.transaction(scopeOfActor(caller.actor), async (tx) => {
        if (!(await settleFailure(tx, id, now))) throw new AppError('not-found');
        const record = { action: 'mail-failure-settled', facts: {} } as const;
        writeAudit(tx, { occurredAt: now, record, subject: { type: 'mail', id } });
      });
      return null;
    },
  });
}
