import { beforeAll, describe, expect, it } from 'vitest';
import { countingReads } from '../../../../test/counting-reads.ts';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ wrapDatabase: countingReads });

const MERCHANTS = 6000;

let tokens: Readonly<Record<'admin' | 'partner', string>>;
let partnerId: string;

/** Enough merchants for PostgreSQL to have a choice, a few of them a partner's. */
beforeAll(async () => {
  partnerId = await aPartner(test);
  tokens = {
    admin: (await aUser(test, { role: 'admin' })).token,
    partner: (await aUser(test, { role: 'partner', partnerId })).token,
  };
  await asSystem(test, {
    text: `insert into merchants (id, partner_id, company_name, city, file_number, qst_number, sub_sector, subscription_completed, time_zone,
        subscription, owes, has_card, certified_until, last_bill_on)
      select gen_random_uuid(), case when n % 200 = 0 then $2::uuid end, md5(n::text) || ' Restaurant', md5((n % 300)::text),
        'ER' || lpad((n % 10000)::text, 4, '0'), lpad(n::text, 10, '0') || 'TQ0001', case when n % 40 = 0 then 'bar' end, n % 100 > 0,
        'America/Montreal', 'active', case when n % 150 = 0 then 'past-due' end, n % 120 > 0,
        case when n % 90 = 0 then '-infinity' else now() + interval '2 years' end, case when n % 80 > 0 then current_date - n % 3 end
      from generate_series(1, $1::int) n`,
    values: [MERCHANTS, partnerId],
  });
  await test.owner.query('vacuum analyze merchants, merchant_search');
}, 60_000);

/** Counts the reads of each table from end to end so far. */
async function readScans(): Promise<Record<string, number>> {
  const { rows } = await test.owner.query<{ name: string; scans: number }>(
    `select relname as name, seq_scan::int as scans from pg_stat_user_tables where relname in ('merchants', 'merchant_search')`,
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}

async function ask(caller: 'admin' | 'partner', query: string): Promise<unknown> {
  const url = `/api/merchant${query}`;
  const reply = await test.app.inject({ method: 'GET', url, headers: bearer(tokens[caller]) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const CALLS = [
  ['a page', '?limit=25'],
  ['a page by city from the end', '?sort=-city&limit=25'],
  ['a page by file number', '?sort=fileNumber&limit=25'],
  ['a page of a rare state', '?states=registering&limit=25'],
  ['a page of those who owe', '?payments=past-due&limit=25'],
  ['a page of those without a card, by city', '?payments=no-card&sort=city&limit=25'],
  ['a page of those whose devices sign no more', '?certificates=ended&limit=25'],
  ['a page of those who are paused', '?subscriptions=paused&limit=25'],
  ['a page of those who never sold', '?noBillFor=ever&limit=25'],
  ['a page of those who sold last', '?sort=-lastBill&limit=25'],
  ['a page of those whose bills wait', '?waiting=true&limit=25'],
  ['a search by number', '?q=1234567890TQ0001'],
  ['a search for one letter', '?q=c'],
  ['a search for a sign', '?q=%25'],
  ['a search for a word that hardly any has', '?q=a87ff679'],
  ['a search for a word that all have', '?q=restaurant&limit=25'],
  ['a search for what none has', '?q=restorantt'],
  ['a search for a word and a sign', '?q=a87ff679%20%25'],
  ['a count of a letter', '/count?q=c'],
  ['a count of a word that hardly any has', '/count?q=a87ff679'],
  ['a count of a rare state', '/count?states=registering'],
  ['a count of those who owe', '/count?payments=past-due'],
  ['a count of those without a card', '/count?payments=no-card'],
  ['a count of those whose devices sign no more', '/count?certificates=ended'],
  ['a count of those without a bill for a year', '/count?noBillFor=365'],
  ['a count of those whose bills wait', '/count?waiting=true'],
] as const;

it.each([
  ['admin', '?q=restaurant', MERCHANTS],
  // so many are in one city
  ['admin', '?q=restaurant%20a87ff679', MERCHANTS / 300],
  ['admin', '?q=restaurant&subSectors=bar', MERCHANTS / 40],
  ['partner', '?q=restaurant', MERCHANTS / 200],
  ['partner', '', MERCHANTS / 200],
] as const)('%s counts exactly what %s leaves', async (caller, query, count) => {
  expect(await ask(caller, `/count${query}`)).toEqual({ count, isExact: true, isNear: false });
});

describe('no merchant is looked for by reading all of them', () => {
  it.each(CALLS.flatMap(([name, query]) => [['admin', name, query] as const, ['partner', name, query] as const]))(
    '%s: %s',
    async (caller, _, query) => {
      // what comes first on a connection is planned by itself
      await ask(caller, query);
      const before = await readScans();
      await ask(caller, query);
      expect(await readScans()).toEqual(before);
    },
  );

  it('would be seen', async () => {
    await test.owner.query('drop index merchant_search_words');
    await asSystem(test, { text: 'select pg_stat_force_next_flush()' });
    const before = await readScans();
    await ask('admin', '?q=a87ff679');
    expect(await readScans()).not.toEqual(before);
  });
});
