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

/** Acts by POST that make nothing, by the last part of the path behind what they are done to: “created” would be untrue. */
const ACTS: Readonly<Record<string, AlertKey>> = {
  answers: 'sent',
  email: 'sent',
  invitation: 'sent',
  messages: 'sent',
  send: 'sent',
  accept: 'done',
  acceptance: 'done',
  'authorization-code': 'done',
  cancel: 'done',
  closure: 'done',
  confirm: 'done',
  decision: 'done',
  declaration: 'done',
  decline: 'done',
  keep: 'done',
  pay: 'done',
  read: 'done',
  refund: 'done',
  removal: 'done',
  retirement: 'done',
  retry: 'done',
  'tax-numbers': 'done',
  unlink: 'done',
  withdraw: 'done',
};

/** Returns the success alert for a reply, by method, path and status. Source: spec §7.12, §7.15 to §7.18. */
export function successAlert({ method, path, status }: Called & { readonly status: number }): AlertKey | null {
  if (SILENT_PATHS.has(path)) return null;
  const rule = SIGN_IN_PATHS.has(path) ? SIGN_IN : BY_METHOD[method];
  if (!rule?.statuses.includes(status)) return null;
  return actOf({ method, path }) ?? rule.alert;
}

interface Called {
  readonly method: Method;
  /** With names in the place of values, as the contract has it: `/estimates/:id/send`. */
  readonly path: string;
}

/** Returns the act on something that is not made, changed or removed by it; null without one. */
export function actOf({ method, path }: Called): AlertKey | null {
  const [, act = ''] = /\/:\w+\/([\w-]+)$/.exec(path) ?? [];
  return method === 'POST' ? (ACTS[act] ?? null) : null;
}
