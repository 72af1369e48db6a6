import { changedFieldsEn } from '@comptoir/domain/base/activity-log/changed-fields.en';
import { changedValuesEn } from '@comptoir/domain/base/activity-log/changed-values.en';
import type { AuditAction } from '@comptoir/domain/base/audit/audit-action';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Database } from '../src/platform/database/database.ts';
import { AUDITED } from './audited-acts.ts';
import { checkReplies } from './check-replies.ts';

/**
 * Holds every call that any test makes to the list of audited acts: one that succeeds and leaves no row, or leaves one where
 * the list says that it does not, fails the test that made it.
 */
export const expectAudited = (app: FastifyInstance, database: Database): void =>
  checkReplies(app, (name, reply) => check(database, name, reply));

async function check(database: Database, name: string, reply: LightMyRequestResponse): Promise<void> {
  const audited = AUDITED[name];
  if (!audited || reply.statusCode >= 300) return;
  await checkNames(database, reply);
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

/** A field whose change the log may show is called something in both languages, and so is a value that is a word of the program. */
async function checkNames(database: Database, reply: LightMyRequestResponse): Promise<void> {
  const fields = await database.transaction({ role: 'system' }, (tx) =>
    tx.many<{ name: string; value: string | null }>({
      text: `select distinct f.key as name, f.value from activity_log l, lateral (
          select * from jsonb_each_text(coalesce(l.before, '{}')) union select * from jsonb_each_text(coalesce(l.after, '{}'))) f
        where l.request_id = $1`,
      values: [reply.headers['x-request-id']],
    }),
  );
  const nameless = fields.filter(({ name }) => !(name in changedFieldsEn)).map(({ name }) => name);
  if (nameless.length > 0) throw new Error(`no word for ${nameless.join(', ')}; see changed-fields.en.ts in domain`);
  const worded: Readonly<Record<string, object>> = changedValuesEn;
  const mute = fields.filter(({ name, value }) => value !== null && worded[name] && !(value in worded[name]));
  if (mute.length > 0) throw new Error(`no word for ${JSON.stringify(mute)}; see changed-values.en.ts in domain`);
}
