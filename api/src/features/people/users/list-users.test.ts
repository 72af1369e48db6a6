import type { UserView } from '@comptoir/contract/people/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

let admin: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
});

const list = async (query: string) =>
  (await test.app.inject({ method: 'GET', url: `/api/users${query}`, headers: bearer(admin) })).json<{
    items: UserView[];
    nextCursor: string | null;
  }>();

async function insertUser(name: string): Promise<string> {
  const id = uuid();
  const { id: merchantId } = await aMerchant(test);
  await asSystem(test, {
    text: "insert into users (id, account_id, email, name, role, merchant_id, merchant_right) values ($1, account_of($2, $1, true), $2, $3, 'merchant', $4, 'owner')",
    values: [id, `${id}@comptoir.test`, name, merchantId],
  });
  return id;
}

describe('the list of users', () => {
  it('keeps to how accounts stand', async () => {
    const marks = { active: 'Rangée A', invited: 'Rangée B', suspended: 'Rangée C' };
    for (const name of Object.values(marks)) await insertUser(name);
    await asSystem(test, {
      text: "update users set last_sign_in_at = now() where name in ('Rangée A', 'Rangée C')",
    });
    await asSystem(test, { text: "update users set suspended_at = now() where name = 'Rangée C'" });
    for (const [state, name] of Object.entries(marks))
      expect((await list(`?search=rangee&state=${state}`)).items.map((user) => user.name)).toEqual([name]);
  });

  it.each([
    ['name', ['Ordre A', 'Ordre B', 'Ordre C', 'Ordre D']],
    ['-name', ['Ordre D', 'Ordre C', 'Ordre B', 'Ordre A']],
    ['lastSignIn', ['Ordre D', 'Ordre C', 'Ordre A', 'Ordre B']],
    ['-lastSignIn', ['Ordre B', 'Ordre A', 'Ordre C', 'Ordre D']],
  ])('comes by %s, page by page, those who never signed in as the earliest', async (sort, names) => {
    await asSystem(test, { text: "delete from users where name like 'Ordre %'" });
    for (const [index, name] of ['Ordre D', 'Ordre C', 'Ordre A', 'Ordre B'].entries()) {
      const id = await insertUser(name);
      if (index > 0)
        await asSystem(test, {
          text: "update users set last_sign_in_at = '2026-01-01'::timestamptz + make_interval(days => $2) where id = $1",
          values: [id, index],
        });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?search=ordre&sort=${sort}&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(names);
  });
});
