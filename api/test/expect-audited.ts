import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { AuditAction } from '@comptoir/domain/base/audit/audit-action';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../src/platform/database/database.ts';
import { AUDITED } from './audited-acts.ts';

/** The acts that some test has seen written, by the call that wrote them. */
type Inject = (options: InjectOptions | string) => Promise<LightMyRequestResponse>;

/**
 * Holds every call that any test makes to the list of audited acts: one that succeeds and leaves no row, or leaves one where
 * the list says that it does not, fails the test that made it.
 */
export function expectAudited(app: FastifyInstance, database: Database): void {
  const inject = app.inject.bind(app) as Inject;
  const checked: Inject = async (options) => {
    const reply = await inject(options);
    if (typeof options === 'object') await check(database, options, reply);
    return reply;
  };
  Object.assign(app, { inject: checked });
}

async function check(database: Database, { method, url }: InjectOptions, reply: LightMyRequestResponse): Promise<void> {
  const name = nameOf(method ?? 'GET', typeof url === 'string' ? url : (url?.pathname ?? ''));
  const audited = name && AUDITED[name];
  if (!audited || reply.statusCode >= 300) return;
  const rows = await database.transaction({ role: 'system' }, (tx) =>
    tx.many<{ action: AuditAction }>({
      text: 'select action from audit_events where request_id = $1',
      values: [reply.headers['x-request-id']],
    }),
  );
  const actions = rows.map(({ action }) => action);
  const fault = faultOf(audited, actions);
  if (fault) throw new Error(`${name} answered ${reply.statusCode} and ${fault}; see api/test/audited-acts.ts`);
}

function faultOf(audited: (typeof AUDITED)[string], actions: readonly AuditAction[]): string | null {
  if ('nothing' in audited) return actions.length > 0 ? `wrote ${actions.join(', ')}, which is not listed` : null;
  const acts = 'acts' in audited ? audited.acts : audited;
  if (actions.some((action) => acts.includes(action))) return null;
  return 'acts' in audited ? null : `wrote no row of ${acts.join(', ')} to the audit trail`;
}

/** The name of the call in the endpoint table. */
function nameOf(method: string, url: string): string | undefined {
  const path = url
    .replace(/^\/api/i, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '');
  return Object.entries(ENDPOINTS).find(
    ([, endpoint]) =>
      endpoint.method === method.toUpperCase() &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(path),
  )?.[0];
}
