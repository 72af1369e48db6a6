import { getCertification, setTestCase } from '@comptoir/contract/sales/certification';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route } from '../../../platform/http/route.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { CURRENT_CASE, setCurrentCase, listCaseReplies } from './certification.store.ts';

export interface CertificationRoutesDeps extends Pick<
  RouteDependencies,
  'database' | 'now' | 'certification' | 'signedIn'
> {
  readonly authorityConfig: { readonly environment: 'DEV' | 'ESSAI' | 'PROD' };
}

const SHOWN = 100;

export function certificationRoutes(app: FastifyInstance, deps: CertificationRoutesDeps): void {
  const { database, now, signedIn, certification, authorityConfig } = deps;
  route(app, getCertification, {
    authenticate: signedIn,
    handler: ({ caller: { actor } }) =>
      database.transaction(scopeOfActor(actor), async (tx) => {
        const [current, replies] = await Promise.all([
          tx.first<{ testCase: string | null }>(CURRENT_CASE),
          listCaseReplies(tx, SHOWN),
        ]);
        return {
          environment: authorityConfig.environment,
          isRun: certification !== null,
          testCase: current?.testCase ?? null,
          replies: replies.map((reply) => ({
            ...reply,
            answeredAt: reply.answeredAt.toISOString(),
            errors: [...reply.errors],
          })),
        };
      }),
  });
  route(app, setTestCase, {
    authenticate: signedIn,
    handler: async ({ body: { testCase }, caller: { actor } }) => {
      if (!certification) throw new AppError('no-certification');
      const occurredAt = now();
      await database.transaction(scopeOfActor(actor), async (tx) => {
        const before = await tx.first<{ testCase: string | null }>(CURRENT_CASE);
        setCurrentCase(tx, testCase, occurredAt);
        const changes = { before: { testCase: before?.testCase ?? null }, after: { testCase } };
        const record = { action: 'test-case-chosen', facts: {} } as const;
        writeAudit(tx, { occurredAt, subject: { type: 'certification', id: null }, record, ...changes });
      });
      return { testCase };
    },
  });
}
