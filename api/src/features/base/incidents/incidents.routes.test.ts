import type { IncidentContent, IncidentDetails, IncidentView } from '@comptoir/contract/base/incidents';
import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-20T16:00:00Z') });

const CONTENT: IncidentContent = {
  circumstances: 'Une liste envoyée au mauvais partenaire',
  information: '=Noms et courriels',
  happenedFrom: '2026-06-18',
  happenedUntil: null,
  discoveredOn: '2026-06-19',
  peopleCount: 14,
  isSerious: false,
  riskReasons: 'Fichier supprimé',
  authorityNotifiedOn: null,
  peopleNotifiedOn: null,
  measures: 'Envois par le portail seulement',
};

type Answer = IncidentDetails & { readonly error?: { code: string; fields?: { path: string }[] } };

async function call(token: string, route: string, payload?: object): Promise<Answer> {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT', string];
  const options = { method, url: `/api${url}`, headers: bearer(token), ...(payload ? { payload } : {}) };
  return (await test.app.inject(options)).json<Answer>();
}
const record = (token: string, change: Partial<IncidentContent> = {}, id = uuid()) =>
  call(token, 'POST /incidents', { id, content: { ...CONTENT, ...change } });

it('is recorded once under a number, and kept for five years', async () => {
  const { token } = await aUser(test, { role: 'admin' });
  const id = uuid();
  const [first, again] = [await record(token, {}, id), await record(token, { measures: 'Autre' }, id)];
  expect(first).toMatchObject({ id, revision: 1, content: CONTENT, keptUntil: '2031-06-19', writtenBy: 'Someone' });
  expect(again).toEqual(first);
  expect((await record(token)).number).toBe(first.number + 1);
});

it('is changed by writing it once more, and shows all that was written before', async () => {
  const { token } = await aUser(test, { role: 'admin' });
  const { id } = await record(token);
  const change = (revision: number, measures: string) =>
    call(token, `PUT /incidents/${id}`, { revision, content: { ...CONTENT, measures } });
  expect(await change(1, 'Formation')).toMatchObject({ revision: 2, content: { measures: 'Formation' } });
  expect(await change(1, 'Plus tard')).toMatchObject({ error: { code: 'incident-changed-meanwhile' } });
  const { revisions } = await call(token, `GET /incidents/${id}`);
  expect(revisions.map(({ content }) => content.measures)).toEqual(['Formation', CONTENT.measures]);
  const both = await Promise.all([change(2, 'A'), change(2, 'B')]);
  expect(both.filter(({ error }) => error?.code === 'incident-changed-meanwhile')).toHaveLength(1);
  const missing = await call(token, `PUT /incidents/${uuid()}`, { revision: 1, content: CONTENT });
  expect(missing).toMatchObject({ error: { code: 'not-found' } });
});

it('has no day that cannot be', async () => {
  const { token } = await aUser(test, { role: 'admin' });
  expect(await record(token, { discoveredOn: '2026-06-17', peopleNotifiedOn: '2026-06-21' })).toMatchObject({
    error: {
      code: 'validation-failed',
      fields: [{ path: 'content.discoveredOn' }, { path: 'content.peopleNotifiedOn' }],
    },
  });
});

it('is listed by its last revision, page by page, and exported with all of them', async () => {
  const { token } = await aUser(test, { role: 'admin' });
  const older = await record(token);
  const { id, number } = await record(token);
  await call(token, `PUT /incidents/${id}`, { revision: 1, content: { ...CONTENT, measures: 'Deuxième' } });
  const get = async (query: string) =>
    (await test.app.inject({ url: `/api/incidents${query}`, headers: bearer(token) })).json<{
      items: IncidentView[];
      nextCursor: string;
    }>();
  const page = await get('?limit=1');
  expect(page.items).toMatchObject([{ id, revision: 2 }]);
  expect((await get(`?limit=1&cursor=${page.nextCursor}`)).items).toMatchObject([{ id: older.id }]);
  const headers = { ...bearer(token), 'accept-language': 'en' };
  const file = (await test.app.inject({ url: '/api/incidents/export', headers })).body;
  expect(file).toContain('Personal information');
  expect(file.split('\n').filter((line) => line.startsWith(`${number},`))).toHaveLength(2);
  expect(file).not.toMatch(/,=Noms/);
});

it('is no one’s to rewrite or to delete, the owner of the tables included', async () => {
  const { token } = await aUser(test, { role: 'admin' });
  const { id } = await record(token);
  for (const text of [
    "update incident_revisions set content = '{}' where incident_id = $1",
    'delete from incidents where id = $1',
  ])
    await expect(test.owner.query(text, [id])).rejects.toThrow(/append-only/);
  const { id: merchantId } = await aMerchant(test);
  const seen = await test.dependencies.database.transaction({ role: 'merchant', merchantId }, (tx) =>
    tx.many({ text: 'select id from incidents' }),
  );
  expect(seen).toEqual([]);
});
