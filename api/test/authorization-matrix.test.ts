import type { Endpoint } from '@comptoir/contract/endpoint';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { Access } from '@comptoir/domain/base/access/access';
import { ERROR_STATUS, isErrorCode } from '@comptoir/contract/errors';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { asSystem, bearer } from './factories/merchants.ts';
import { CALLERS, makeWorld, type CallerName, type World } from './matrix-callers.ts';
import type { Outcome } from './matrix-outcomes.ts';
import { ROWS, type Row, type Sent } from './matrix-rows.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });
let world: World;
beforeAll(async () => {
  world = await makeWorld(test);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Returns the outcome for a caller: from the row where the rules decide, from the endpoint's access where they do not come to it. */
function expected(row: Row, { access }: Endpoint, caller: CallerName): Outcome {
  if (row.anybody !== undefined) return row.anybody;
  if (access === 'device') return (TILLS.has(caller) && row.till) || 'device-not-recognized';
  const beforeTheRules = BEFORE_THE_RULES[caller];
  if (beforeTheRules) return beforeTheRules(row, access);
  const known = AUTHENTICATED.find((name) => name === caller);
  return known ? row[known] : 'not-signed-in';
}

/** Callers for calls without a token, where few are enough: signing in is slow, and limited per address. */
const SAMPLE_CALLERS: readonly CallerName[] = [
  'anonymous',
  'otherKey',
  'revoked',
  'admin',
  'foreignMerchant',
  'ownTerminal',
];

const TILLS: ReadonlySet<CallerName> = new Set(['ownTerminal', 'foreignTerminal']);
const AUTHENTICATED = [
  'admin',
  'ownPartner',
  'foreignPartner',
  'owner',
  'manager',
  'reader',
  'accountant',
  'foreignMerchant',
  'acting',
  'partnerActing',
  'actingElsewhere',
] as const satisfies readonly (keyof Row)[];

const BEFORE_THE_RULES: Partial<Record<CallerName, (row: Row, access: Access) => Outcome>> = {
  revoked: () => 'session-ended',
  suspended: () => 'session-ended',
  // An administrator: what is no administrator's at all is refused before a password is asked for.
  temporaryPassword: (row, access) =>
    access === 'use-session' || access === 'choose-password' || row.admin === 'forbidden'
      ? row.admin
      : 'password-choice-required',
  notActingAnyMore: (row, access) => (access === 'use-session' ? row.admin : 'impersonation-ended'),
  actingUnawares: (row, access) => (access === 'use-session' ? row.acting : 'impersonation-ended'),
};

describe('the authorization matrix', () => {
  it('has a row for every endpoint, and no other', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  it.each(Object.entries(ENDPOINTS))('%s', async (name, endpoint) => {
    const row = ROWS[name];
    if (!row) throw new Error(`no row for ${name}`);
    await forgetAttempts();
    const got: [CallerName, Outcome][] = [];
    const callers = row.anybody === undefined ? CALLERS : SAMPLE_CALLERS;
    for (const caller of callers) got.push([caller, await call(endpoint, row, await world.tokenOf(caller))]);
    expect(got).toEqual(callers.map((caller) => [caller, expected(row, endpoint, caller)]));
  });
});

let calls = 0;

async function call(endpoint: Endpoint, row: Row, token: string): Promise<Outcome> {
  const { params, query, payload }: Sent = row.sends?.(world) ?? {};
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params?.[name] ?? '');
  const url = `/api${path}?${new URLSearchParams(query).toString()}`;
  const headers = token ? bearer(token) : {};
  if (row.isStream) return readStream(url, headers);
  calls += 1;
  // From an address of its own: this is about who may, not how often.
  const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const sent = { headers, remoteAddress, ...(payload ? { payload } : {}) };
  const reply = await test.app.inject({ method: endpoint.method, url, ...sent });
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.statusCode < 400 ? reply.statusCode : codeOf(reply.statusCode, reply.json());
}

/** A stream never ends by itself: its head is enough. */
async function readStream(url: string, headers: Record<string, string>): Promise<Outcome> {
  const { port } = test.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: stop.signal });
  const outcome = reply.ok ? reply.status : codeOf(reply.status, await reply.json());
  stop.abort();
  return outcome;
}

function codeOf(status: number, body: unknown): Outcome {
  const { code } = (body as { error: { code: string } }).error;
  expect(isErrorCode(code) && ERROR_STATUS[code]).toBe(status);
  return isErrorCode(code) ? code : status;
}

/** Guessing is slowed down; this is about who may, not how often. */
const forgetAttempts = () => asSystem(test, { text: 'delete from slowed_attempts' });
