import type { Method } from '@comptoir/contract/endpoint';
import type { AlertKey } from '../../lib/alerts.ts';

const SIGN_IN_PATHS = new Set(['/login', '/users/authenticate']);
const SILENT_PATHS = new Set(['/Data/ReleaseNotes']);

interface Rule {
  readonly alert: AlertKey;
  readonly statuses: readonly number[];
}

const SIGN_IN: Rule = { alert: 'signed-in', statuses: [200, 202] };

const BY_METHOD: Readonly<Record<Method, Rule | null>> = {
  GET: null,
  POST: { alert: 'created', statuses: [200] },
  PUT: { alert: 'modified', statuses: [200] },
  DELETE: { alert: 'deleted', statuses: [200, 204] },
};

/** Which success alert a reply deserves, by method and status. Source: spec §7.12, §7.15 to §7.18. */
export function successAlert(call: { method: Method; path: string; status: number }): AlertKey | null {
  if (SILENT_PATHS.has(call.path)) return null;
  const rule = SIGN_IN_PATHS.has(call.path) ? SIGN_IN : BY_METHOD[call.method];
  return rule?.statuses.includes(call.status) ? rule.alert : null;
}
