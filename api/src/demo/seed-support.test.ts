import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import type { NoteView } from '@comptoir/contract/help/notes';
import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { expect, it } from 'vitest';
import { bearer } from '../../test/factories/merchants.ts';
import { useTestApp } from '../../test/test-app.ts';
import { demoId } from './demo-id.ts';
import { DEMO_PASSWORD } from './demo-merchants.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const test = useTestApp();

it('gives support notes, views that can be asked, a draft, a note to come and a closing day, once', async () => {
  await seedDemoWorld(test.dependencies);
  await seedDemoWorld(test.dependencies);
  const tokenOf = async (email: string): Promise<string> => {
    const payload = { email, password: DEMO_PASSWORD };
    return (await test.app.inject({ method: 'POST', url: '/api/login', payload })).json<{ webToken: string }>()
      .webToken;
  };
  const [admin, partner] = [await tokenOf('admin@comptoir.test'), await tokenOf('partner@comptoir.test')];
  const list = async <Item>(token: string, path: string): Promise<Item[]> => {
    const reply = await test.app.inject({ url: `/api${path}`, headers: bearer(token) });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ items: Item[] }>().items;
  };
  const ofBar = `/notes?merchantId=${demoId('merchant', 'taverne')}`;
  expect((await list<NoteView>(admin, ofBar)).map(({ isShared }) => isShared)).toEqual([true, false]);
  expect(await list<NoteView>(partner, ofBar)).toHaveLength(1);
  const views = await list<MerchantListView>(admin, '/merchant-views');
  expect(views.map(({ isShared, dropped }) => [isShared, dropped])).toEqual([
    [true, []],
    [false, []],
  ]);
  const notes = await list<WrittenNoteView>(admin, '/release-notes');
  const toCome = notes.filter(({ state }) => state !== 'published').map(({ state }) => state);
  expect(toCome.toSorted()).toEqual(['draft', 'scheduled']);
  const [{ days }] = (await test.owner.query('select count(*)::int as days from closing_days')).rows;
  expect(days).toBe(1);
});
