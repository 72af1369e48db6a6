import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { ReleaseNoteView, WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

// the database has a clock of its own, of which this one is not far
let clock = new Date();
const test = useTestApp({ now: () => clock });
const hoursLater = (hours: number) => new Date(clock.getTime() + hours * 3_600_000);

let admin: string;
let reader: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
  reader = await aReader();
});

async function aReader(): Promise<string> {
  const { id: merchantId } = await aMerchant(test);
  return (await aUser(test, { role: 'merchant', merchantId })).token;
}

const call = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  { token = admin, payload = undefined as object | undefined, language = 'fr-CA' } = {},
) =>
  test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...bearer(token), 'accept-language': language },
    ...(payload ? { payload } : {}),
  });

const TEXTS = {
  titleFr: 'Le journal, en direct',
  titleEn: 'The log, live',
  textFr: 'Vous voyez chaque facture.',
  textEn: 'You see each bill.',
};
const write = async (texts = TEXTS) =>
  (await call('POST', 'release-notes', { payload: texts })).json<WrittenNoteView>();
const publish = (id: string, on: string | null) => call('PUT', `release-notes/${id}/publication`, { payload: { on } });
const read = async (language = 'fr-CA', token = reader) =>
  (await call('GET', 'data/releasenotes', { token, language })).json<ReleaseNoteView[]>();
const find = async (id: string, language?: string) => (await read(language)).find((note) => note.id === id);
const unseen = async (token: string, method: 'GET' | 'PUT' = 'GET') =>
  (await call(method, 'release-notes-seen', { token })).json<{ unseen: string[] }>().unseen;
const dayIn = (days: number) => addDays(quebecDayOf(clock), days);

describe('release notes', () => {
  it('that are published are there in the reader’s language, newest first', async () => {
    const [french, english] = [await read('fr-CA'), await read('en-CA')];
    expect(french.length).toBeGreaterThan(3);
    expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    const days = french.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const [index, note] of french.entries()) {
      expect(note.title).not.toBe(english[index]?.title);
      expect(note.text).not.toBe(english[index]?.text);
    }
  });

  it('are a draft that no one reads until they are published', async () => {
    const draft = await write();
    expect(draft).toEqual({
      ...TEXTS,
      id: draft.id,
      publishAt: null,
      state: 'draft',
      changedAt: clock.toISOString(),
      changedBy: 'Someone',
    });
    expect(await find(draft.id)).toBeUndefined();
    const published = (await publish(draft.id, null)).json<WrittenNoteView>();
    expect(published).toMatchObject({ state: 'published', publishAt: clock.toISOString() });
    expect(await find(draft.id)).toMatchObject({ title: TEXTS.titleFr, text: TEXTS.textFr });
    expect(await find(draft.id, 'en-CA')).toMatchObject({ title: TEXTS.titleEn, text: TEXTS.textEn });
  });

  it('come out at the midnight that they are scheduled for', async () => {
    const { id } = await write();
    const on = dayIn(3);
    const scheduled = (await publish(id, on)).json<WrittenNoteView>();
    expect(scheduled.state).toBe('scheduled');
    expect(await find(id)).toBeUndefined();
    const before = clock;
    clock = new Date(scheduled.publishAt ?? '');
    const notes = await read('fr-CA', await aReader());
    clock = before;
    expect(notes[0]).toMatchObject({ id, publishedOn: on });
  });

  it('can be made a draft again, or deleted, as long as no one has read them', async () => {
    const { id } = await write();
    await publish(id, dayIn(2));
    const draft = (await call('DELETE', `release-notes/${id}/publication`)).json<WrittenNoteView>();
    expect(draft).toMatchObject({ state: 'draft', publishAt: null });
    expect((await call('DELETE', `release-notes/${id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `release-notes/${id}`)).json()).toMatchObject({ error: { code: 'not-found' } });
  });

  it('are corrected after they came out, and stay', async () => {
    const { id } = await write();
    await publish(id, null);
    const payload = { ...TEXTS, titleFr: 'Corrigé' };
    expect((await call('PUT', `release-notes/${id}`, { payload })).json()).toMatchObject({ state: 'published' });
    expect(await find(id)).toMatchObject({ title: 'Corrigé' });
    for (const reply of [
      await publish(id, dayIn(2)),
      await call('DELETE', `release-notes/${id}/publication`),
      await call('DELETE', `release-notes/${id}`),
    ])
      expect(reply.json()).toMatchObject({ error: { code: 'release-note-published' } });
    const rows = await asSystem(test, {
      text: `select before, after from audit_events where subject_id = $1 and action = 'release-note-changed'`,
      values: [id],
    });
    expect(rows).toEqual([{ before: { titleFr: TEXTS.titleFr }, after: { titleFr: 'Corrigé' } }]);
  });

  it.each(["publish_at = publish_at + interval '1 day'", 'publish_at = null, published_on = null'])(
    'that came out keep their moment for good: %s',
    async (change) => {
      const { id } = await write();
      await publish(id, null);
      const rewrite = test.owner.query(`update release_notes set ${change} where id = $1`, [id]);
      await expect(rewrite).rejects.toThrow('release_notes stays: what was published');
      const remove = test.owner.query('delete from release_notes where id = $1', [id]);
      await expect(remove).rejects.toThrow('release_notes stays: what was published');
    },
  );

  it.each([0, -1])('are not scheduled for a day that has begun (%s)', async (days) => {
    const { id } = await write();
    expect((await publish(id, dayIn(days))).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'on', rule: 'day-passed' }] },
    });
  });

  it.each(['titleFr', 'titleEn', 'textFr', 'textEn'])('have their %s', async (field) => {
    const reply = await call('POST', 'release-notes', { payload: { ...TEXTS, [field]: ' ' } });
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ path: field }] } });
  });

  it('that are not there are not found', async () => {
    expect((await call('PUT', `release-notes/${uuid()}`, { payload: TEXTS })).json()).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  it('are listed for who writes them, drafts first', async () => {
    const { id } = await write();
    const { items } = (await call('GET', 'release-notes')).json<{ items: WrittenNoteView[] }>();
    expect(items[0]?.id).toBe(id);
    const rank = items.map(({ state }) => ['draft', 'scheduled', 'published'].indexOf(state));
    expect(rank).toEqual(rank.toSorted((one, other) => one - other));
  });
});

describe('what a person has not seen', () => {
  it('is everything at first, and what came out since from then on, also on the same day', async () => {
    const [one, other] = [await aReader(), await aReader()];
    const all = (await read('fr-CA', one)).map(({ id }) => id);
    expect(await unseen(one)).toEqual(all);
    expect(await unseen(one, 'PUT')).toEqual([]);
    expect([await unseen(one), await unseen(other)]).toEqual([[], all]);
    clock = hoursLater(0.001);
    const { id } = await write();
    await publish(id, null);
    expect(await unseen(one)).toEqual([id]);
    expect(await unseen(one, 'PUT')).toEqual([]);
  });
});
