import type { Endpoint } from '@comptoir/contract/endpoint';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { objectsIn, type ObjectPlace } from './sample-input.ts';

const ID = '01890000-0000-7000-8000-0000000000ff';

/** Values that a caller would set to be someone else, to pay less or to be through already: names of columns, claims and views. */
const PRIVILEGED: Readonly<Record<string, unknown>> = {
  id: ID,
  role: 'admin',
  merchantRight: 'owner',
  right: 'owner',
  merchantId: ID,
  merchant_id: ID,
  partnerId: ID,
  userId: ID,
  isAdmin: true,
  active: true,
  suspendedAt: null,
  firstSessionLogin: false,
  passwordHash: 'x',
  secondFactor: 'not-set',
  sessionId: ID,
  state: 'paid',
  paidAt: '2026-06-20T12:00:00Z',
  createdAt: '2026-06-20T12:00:00Z',
  priceCents: 0,
  totalCents: 0,
  discountPercent: 100,
  webToken: 'x',
  constructor: { prototype: { role: 'admin' } },
};

/** From programs of others, who add fields at any time: what is not known is left, and reaches nothing. */
const TAKES_MORE = new Set([
  'receiveMail',
  'reportMail',
  'receivePosWebhook',
  'receivePaymentWebhook',
  'reportDeviceEvents',
]);

/** Read behind the schema: each event of a till by itself, and what the card network says by the text that it signed. */
const READ_BEHIND = new Set(['reportDeviceEvents', 'receivePaymentWebhook']);

const places = Object.entries(ENDPOINTS)
  .filter(([, { method }]) => method !== 'GET')
  .flatMap(([name, endpoint]) => objectsIn(endpoint.body).map((place) => ({ name, endpoint, place })));

const issuesIn = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => [issue, ...(issue.code === 'invalid_union' ? issuesIn(issue.errors.flat()) : [])]);

/** The keys that a body takes where no schema names them. */
function takenKeys({ body }: Endpoint, { keys, inputWith }: ObjectPlace): string[] {
  return Object.entries(PRIVILEGED)
    .filter(([key]) => !keys.includes(key))
    .filter(([key, value]) => {
      const { error } = body.safeParse(inputWith({ [key]: value }));
      const refused = issuesIn(error?.issues ?? []).flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [],
      );
      return !refused.includes(key);
    })
    .map(([key]) => key);
}

describe('a field that only the server sets', () => {
  it('is added to every object of every body', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBeGreaterThan(100);
    expect(places.map(({ name, place }) => `${name} ${place.path}`)).toContainEqual(
      expect.stringMatching(/^createEstimate .*items/),
    );
  });

  it('is refused by name, at any depth', () => {
    const strict = places.filter(({ name }) => !TAKES_MORE.has(name));
    const taken = strict.flatMap(({ name, endpoint, place }) => {
      const keys = takenKeys(endpoint, place);
      return keys.length > 0 ? [`${name} ${place.path}: ${keys.join(', ')}`] : [];
    });
    expect(taken).toEqual([]);
  });

  it('is left of what programs of others send', () => {
    const others = places.filter(({ name }) => TAKES_MORE.has(name) && !READ_BEHIND.has(name));
    const kept = others.filter(({ endpoint, place }) =>
      JSON.stringify(endpoint.body.safeParse(place.inputWith(PRIVILEGED)).data ?? {}).includes('merchantRight'),
    );
    expect(kept.map(({ name, place }) => `${name} ${place.path}`)).toEqual([]);
  });
});
