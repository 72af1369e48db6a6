import { suggestAccounts } from '@comptoir/domain/base/accounting/account';
import { MERCHANT_RIGHTS, type MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { salesAccountsFr } from '@comptoir/domain/sales/reports/sales-accounts.fr';
import { v7 as uuid } from 'uuid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { readArchive } from '../../../../test/proof-files.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const NOW = new Date('2026-07-01T15:00:00Z');
const test = useTestApp({ now: () => NOW, callCounts: UNCOUNTED_CALLS });

const JUNE = 'from=2026-06-01&to=2026-06-30';
const ACCOUNTS = suggestAccounts(salesAccountsFr);

/** A business that has sold a meal in June, with accounts unless it `isIncomplete`. */
async function aBusiness(name: string, { isIncomplete = false } = {}): Promise<string> {
  const merchant = await aMerchant(test);
  const { id } = merchant;
  await asSystem(test, { text: 'update merchants set company_name = $2 where id = $1', values: [id, name] });
  const { id: deviceId } = await aTerminal(test, { merchant });
  await storePlanned(test, { id: deviceId, merchantId: id }, [aSale({ taxedCents: 10_000 })]);
  if (isIncomplete) return id;
  await asSystem(test, {
    text: 'insert into sales_accounts (merchant_id, accounts, changed_at) values ($1, $2, now())',
    values: [id, JSON.stringify(ACCOUNTS)],
  });
  return id;
}

const open = (id: string) =>
  asSystem(test, { text: "update users set last_sign_in_at = '2026-06-01' where id = $1", values: [id] });

interface Place {
  readonly of: string;
  readonly right?: MerchantRight;
  readonly isUnopened?: boolean;
  readonly isSuspended?: boolean;
}

/** Someone with a place at each of some businesses, in the first of which they are. */
async function aPerson(places: readonly Place[]) {
  const [first, ...others] = places;
  const { of: merchantId = '', right = 'accountant' } = first ?? {};
  const person = await aUser(test, { role: 'merchant', merchantId, right });
  await open(person.id);
  const ids = [person.id];
  for (const place of others) {
    const id = uuid();
    ids.push(id);
    await asSystem(test, {
      text: `insert into users (id, account_id, email, username, name, role, merchant_id, merchant_right, last_sign_in_at)
        select $1::uuid, account_id, email, $1::uuid::text, name, 'merchant', $2, $3, $4::timestamptz from users where id = $5`,
      values: [id, place.of, place.right ?? 'accountant', place.isUnopened ? null : NOW, person.id],
    });
  }
  // afterwards: one who is suspended is let in nowhere
  await asSystem(test, {
    text: 'update users set suspended_at = now() where id = any($1)',
    values: [ids.filter((_, index) => places[index]?.isSuspended)],
  });
  return { ...person, ids };
}

const fetched = async (token: string, query = `${JUNE}&format=sage`, language = 'fr') => {
  const url = `/api/reports/sales/accounting/businesses?${query}`;
  const reply = await test.app.inject({ url, headers: { ...bearer(token), 'accept-language': language } });
  const files = reply.statusCode === 200 ? readArchive(reply.rawPayload) : new Map<string, Buffer>();
  const leftOut = String(reply.headers['x-left-out'] ?? '')
    .split(',')
    .filter(Boolean);
  return { reply, names: [...files.keys()].sort(), files, leftOut };
};

const exportsOf = (merchantId: string) =>
  asSystem<{ by: string }>(test, {
    text: `select user_id as "by" from activity_log where merchant_id = $1 and event = 'accounting-exported'`,
    values: [merchantId],
  });

describe('the journals of one’s businesses', () => {
  it('are one file each, named by business and days, and the log of each says who exported it', async () => {
    const [quai, cote] = [await aBusiness('Bistro du Quai'), await aBusiness('Chez Côté & fils')];
    const { token, ids } = await aPerson([{ of: quai }, { of: cote, right: 'owner' }]);
    const { reply, names, files, leftOut } = await fetched(token);
    expect(reply.headers).toMatchObject({
      'x-total-count': '2',
      'content-disposition': 'attachment; filename="comptoir-ecritures-sage-2026-06-01-2026-06-30.zip"',
    });
    expect([names, leftOut]).toEqual([
      [
        'LISEZ-MOI.txt',
        'bistro-du-quai-2026-06-01-2026-06-30-sage-01.csv',
        'chez-cote-fils-2026-06-01-2026-06-30-sage-01.csv',
      ],
      [],
    ]);
    expect(files.get('LISEZ-MOI.txt')?.toString()).toMatch(
      /Bistro du Quai\r\n.*débits.*\r\nChez Côté & fils\r\n.*débits/,
    );
    expect([await exportsOf(quai), await exportsOf(cote)]).toEqual([[{ by: ids[0] }], [{ by: ids[1] }]]);
  });

  it('of two businesses of one name are told apart, and are those that each alone would get', async () => {
    const [one, two] = [await aBusiness('Chez Léo'), await aBusiness('Chez Léo')];
    const { token } = await aPerson([{ of: one }, { of: two }]);
    const { names, files } = await fetched(token);
    expect(names.slice(1)).toEqual([
      'chez-leo-2-2026-06-01-2026-06-30-sage-01.csv',
      'chez-leo-2026-06-01-2026-06-30-sage-01.csv',
    ]);
    const url = `/api/reports/sales/accounting?${JUNE}&format=sage`;
    const alone = await test.app.inject({ url, headers: { ...bearer(token), 'accept-language': 'fr' } });
    expect(readArchive(alone.rawPayload).get('sage-01.csv')).toEqual(files.get(names[2] ?? ''));
  });

  it.each([
    ['fr', 'LISEZ-MOI.txt', 'Laissés de côté'],
    ['en', 'READ-ME.txt', 'Left out'],
  ])('name what is left out for its accounts, in the file and in the answer (%s)', async (language, readMe, words) => {
    const [whole, lacking] = [await aBusiness('Entier'), await aBusiness('Sans comptes', { isIncomplete: true })];
    const { token } = await aPerson([{ of: whole }, { of: lacking }]);
    const { reply, names, files, leftOut } = await fetched(token, `${JUNE}&format=sage`, language);
    expect([reply.headers['x-total-count'], names.length, leftOut]).toEqual(['1', 2, [lacking]]);
    expect(files.get(readMe)?.toString()).toMatch(new RegExp(`${words}[^\\n]*\\r\\n {2}Sans comptes`));
    expect(await exportsOf(lacking)).toEqual([]);
  });

  it('come in parts of sixty', async () => {
    const first = await aBusiness('A');
    const places = [{ of: first }];
    for (let count = 1; count < 62; count += 1) places.push({ of: (await aMerchant(test)).id });
    await asSystem(test, {
      text: "update merchants set company_name = 'B' where id = any($1)",
      values: [places.slice(1).map(({ of }) => of)],
    });
    const { token } = await aPerson(places);
    const [one, two] = [await fetched(token), await fetched(token, `${JUNE}&format=sage&part=2`)];
    expect(one.files.get('LISEZ-MOI.txt')?.toString()).toContain('Partie 1 de 2');
    expect([one.names.length, two.names.length]).toEqual([2, 1]);
    const counts = [one, two].map(
      ({ files }) =>
        files
          .get('LISEZ-MOI.txt')
          ?.toString()
          .match(/^[AB]\r$/gm)?.length,
    );
    expect(counts).toEqual([60, 2]);
    expect(two.reply.headers['content-disposition']).toContain('-2.zip');
  });

  it('are not for whom the provider alone has proven, who stays at its merchant', async () => {
    const { token, id } = await aPerson([{ of: await aBusiness('Un') }]);
    await asSystem(test, {
      text: 'update sessions set is_by_provider = true where user_id = $1',
      values: [id],
    });
    expect((await fetched(token)).reply.json()).toMatchObject({ error: { code: 'password-sign-in-required' } });
  });

  it.each([
    ['from=2026-06-30&to=2026-06-01', 'after-end'],
    ['from=2026-06-01&to=2026-07-02', 'in-future'],
  ])('are never of %s', async (period, rule) => {
    const { token } = await aPerson([{ of: await aBusiness('Un') }]);
    expect((await fetched(token, `${period}&format=sage`)).reply.json()).toMatchObject({
      error: { fields: [{ rule }] },
    });
  });

  it('hold nothing of a business where the account has no place that is open, whatever the others are', async () => {
    const businesses: string[] = [];
    for (const name of ['Un', 'Deux', 'Trois', 'Quatre']) businesses.push(await aBusiness(name));
    const kinds = ['none', 'other', 'unopened', 'suspended', ...MERCHANT_RIGHTS] as const;
    const places = fc.tuple(...businesses.slice(1).map(() => fc.constantFrom(...kinds)));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...MERCHANT_RIGHTS), places, async (right, others) => {
        const [home = '', ...rest] = businesses;
        const held = rest.flatMap((of, index): Place[] => {
          const kind = others[index] ?? 'none';
          if (kind === 'none' || kind === 'other') return [];
          if (kind === 'unopened') return [{ of, isUnopened: true }];
          return [kind === 'suspended' ? { of, isSuspended: true } : { of, right: kind }];
        });
        // somebody else's places are nobody's but theirs
        for (const [index, of] of rest.entries())
          if (others[index] === 'other') await aPerson([{ of, right: 'owner' }]);
        const { token } = await aPerson([{ of: home, right }, ...held]);
        const { reply } = await fetched(token);
        const allowed = 1 + held.filter((place) => 'right' in place).length;
        expect(reply.headers['x-total-count']).toBe(String(allowed));
        const { names } = await fetched(token);
        const words = names.slice(1).map((name) => name.split('-2026')[0]);
        const opened = [
          'un',
          ...rest.flatMap((of, index) =>
            held.some((place) => place.of === of && 'right' in place) ? [['deux', 'trois', 'quatre'][index] ?? ''] : [],
          ),
        ];
        expect(words).toEqual(opened.toSorted());
      }),
      { numRuns: 12 },
    );
  });
});
