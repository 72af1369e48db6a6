import type { Action } from '@comptoir/domain/base/access/access';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { NoteRequest } from '../../base/access/recognize-user.ts';
import { recordRead } from './impersonation.store.ts';
import type { ImpersonationDeps } from './start-impersonation.ts';

/**
 * Shows the merchant every call made in its name, before the call is answered: what may change something each time, what
 * only looks once per kind and visit. Otherwise the live log, which is read again after every line, would feed itself.
 */
export function recordImpersonatedRequest(deps: Omit<ImpersonationDeps, 'tokens'>): NoteRequest {
  return async ({ actor, user, impersonation }, endpoint) => {
    // A session's own calls are about the visitor; its beginning and end have lines of their own.
    if (!impersonation || endpoint.access === 'use-session') return;
    const { merchantId } = impersonation;
    const action = endpoint.access as Action;
    const noted = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
      const isNew =
        endpoint.method !== 'GET' || (await recordRead(tx, { impersonationId: impersonation.id, merchantId, action }));
      if (!isNew) return false;
      const record = { event: 'impersonated-request', facts: { email: user.email, action } } as const;
      writeLog(tx, [{ merchantId, userId: user.id, occurredAt: deps.now(), record }]);
      return true;
    });
    if (noted) deps.announcements.publish(merchantId);
  };
}
