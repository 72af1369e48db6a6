import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { Endpoint } from '@comptoir/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from './factories/merchants.ts';
import { aTerminal, type MadeTerminal } from './factories/terminals.ts';
import { dateInputs } from './sample-input.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });

/** Before anything was sold, before the first tax rate that is known, and after everything. */
const DAYS = ['0001-01-01', '1900-02-28', '2000-02-29', '2012-12-31', '9999-12-31'] as const;
/** A range that takes in all of them. */
const EVER = '0001-01-01..9999-12-31';

let till: MadeTerminal;
let admin: string;
let owner: string;
beforeAll(async () => {
  const merchant = await aMerchant(test);
  till = await aTerminal(test, { merchant });
  owner = (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token;
  admin = (await aUser(test, { role: 'admin' })).token;
});

const isAboutDays = ({ params, query, body }: Endpoint): boolean =>
  [params, query, body].some((schema) => JSON.stringify(dateInputs(schema, '1900-02-28')).includes('1900'));

/** A billing run for a year makes every invoice up to it: that is what is asked for, and takes its time. */
const dated = Object.entries(ENDPOINTS).filter(
  ([name, endpoint]) => isAboutDays(endpoint) && endpoint.access !== 'public' && name !== 'runBilling',
);

function tokensFor({ access }: Endpoint): string[] {
  return access === 'device' ? [till.token] : [owner, admin];
}

function pathOf({ path, params }: Endpoint, day: string): string {
  const [given = {}] = dateInputs(params, day) as Record<string, unknown>[];
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(given[name]);
    return /[12]\d{3}|0001|9999/.test(value) && !value.startsWith('01890000') ? value : till.merchant.id;
  });
}

/** The merchant’s own query where it may say whose, and no page of a list that no one has. */
function queriesOf({ query }: Endpoint, days: string): string[] {
  const [from = '', to = from] = days.split('..');
  return (dateInputs(query, from) as Record<string, unknown>[]).map((given) => {
    const ours = { to, merchantId: till.merchant.id };
    const said = Object.entries({ ...given, ...ours }).filter(([name]) => name in given && name !== 'cursor');
    return new URLSearchParams(Object.fromEntries(said)).toString();
  });
}

describe('days far from any sale', () => {
  it('are asked for in many calls', () => {
    expect(dated.length).toBeGreaterThan(50);
    expect(dated.map(([name]) => name)).toEqual(
      expect.arrayContaining(['getAnnualReport', 'getAnnualPdf', 'listBills']),
    );
  });

  it.each(dated)('%s answers, or says what is wrong', async (_name, endpoint) => {
    for (const days of [...DAYS, EVER]) {
      const [day = ''] = days.split('..');
      const bodies = endpoint.method === 'GET' ? [undefined] : dateInputs(endpoint.body, day);
      for (const token of tokensFor(endpoint))
        for (const query of queriesOf(endpoint, days))
          for (const payload of bodies) {
            const url = `/api${pathOf(endpoint, day)}?${query}`;
            const reply = await test.app.inject({
              method: endpoint.method,
              url,
              headers: bearer(token),
              ...(payload === undefined ? {} : { payload: payload as object }),
            });
            expect(reply.statusCode, `${endpoint.method} ${url} ${reply.body.slice(0, 200)}`).toBeLessThan(500);
          }
    }
  });
});
