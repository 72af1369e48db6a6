import { ruleOf, type Access, type Action } from '@comptoir/domain/base/access/access';
import { passesGate, type Gate } from '@comptoir/domain/base/access/gate';
import type { Endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { listProperties } from './list-properties.ts';

/**
 * Every code that a call may be refused with: those that follow from its access and its schemas, and its own (`refusals`).
 * Sorted and without repetition. Tests hold every reply of the API's suites to this list.
 */
export function listRefusals(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...ofAccess(endpoint),
    ...ofInput(endpoint),
    ...(endpoint.refusals ?? []),
    ...(endpoint.access === 'device' ? [] : (['overloaded'] as const)),
    'internal-error',
  ]);
  return [...codes].sort();
}

/** Refusals of any call of a signed-in user before its use case begins. */
const SIGNED_IN: readonly ErrorCode[] = ['not-signed-in', 'session-ended', 'too-many-requests'];

function ofAccess({ access }: Endpoint): readonly ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'device') return ['device-not-recognized'];
  return access === 'use-session' ? SIGNED_IN : [...SIGNED_IN, 'impersonation-ended', ...ofPolicy(access)];
}

const GATE_CODES: Readonly<Record<Gate, ErrorCode>> = {
  'choose-password': 'password-choice-required',
  'set-second-factor': 'second-factor-setup-required',
};

function ofPolicy(action: Action): ErrorCode[] {
  const { roles, right, isForAccountants, whileImpersonating } = ruleOf(action);
  const gates = (Object.keys(GATE_CODES) as Gate[]).filter((gate) => !passesGate(gate, action));
  return [
    ...gates.map((gate) => GATE_CODES[gate]),
    ...(roles.length < EVERY_ROLE || right !== 'reader' || !isForAccountants ? (['forbidden'] as const) : []),
    ...(roles.includes('merchant') && !whileImpersonating ? (['not-while-impersonating'] as const) : []),
  ];
}

const EVERY_ROLE = 3;

const WITH_BODY: readonly ErrorCode[] = ['bad-json', 'body-too-large', 'unsupported-media-type'];
/** Refusals of calls about a merchant, where more than administrators may ask. */
const OF_MERCHANT: readonly ErrorCode[] = ['forbidden', 'merchant-required', 'not-found'];

function ofInput({ method, path, access, query }: Endpoint): readonly ErrorCode[] {
  return [
    'validation-failed',
    ...(method === 'GET' ? [] : WITH_BODY),
    ...(path.includes('/:') ? (['not-found'] as const) : []),
    ...(isForSeveral(access) && 'merchantId' in listProperties(query).properties ? OF_MERCHANT : []),
  ];
}

const isForSeveral = (access: Access): boolean =>
  access !== 'public' && access !== 'device' && ruleOf(access).roles.length > 1;
