import type { NoteView } from '@comptoir/contract/help/notes';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let now = new Date('2026-06-01T14:00:00Z');
const test = useTestApp({ now: () => now });

let merchantId: string;
let partnerId: string;
let admin: Awaited<ReturnType<typeof aUser>>;
beforeEach(async () => {
  now = new Date('2026-06-01T14:00:00Z');
  partnerId = await aPartner(test);
  merchantId = (await aMerchant(test, { partnerId })).id;
  admin = await aUser(test, { role: 'admin' });
});

const write = (token: string, note: object, about = merchantId) =>
  test.app.inject({
    method: 'POST',
    url: `/api/notes?merchantId=${about}`,
    headers: bearer(token),
    payload: { id: uuid(), text: 'Fermé le lundi.', isShared: false, ...note },
  });
const read = (token: string, query = '', about = merchantId) =>
  test.app.inject({ method: 'GET', url: `/api/notes?merchantId=${about}${query}`, headers: bearer(token) });
const textsOf = async (token: string, about = merchantId) =>
  (await read(token, '', about)).json<{ items: NoteView[] }>().items.map(({ text }) => text);
const codeOf = (reply: Awaited<ReturnType<typeof read>>) => reply.json<{ error: { code: string } }>().error.code;

describe('support notes', () => {
  it('are written with author and time, and read by every administrator, newest first', async () => {
    const first = await write(admin.token, { text: '  Deux lignes\nde texte  ' });
    expect(first.json<NoteView>()).toMatchObject({
      text: 'Deux lignes\nde texte',
      isShared: false,
      writtenAt: '2026-06-01T14:00:00.000Z',
      author: 'Someone',
    });
    now = new Date('2026-06-01T15:00:00Z');
    await write(admin.token, { text: 'Rappelé.' });
    const other = await aUser(test, { role: 'admin' });
    expect(await textsOf(other.token)).toEqual(['Rappelé.', 'Deux lignes\nde texte']);
  });

  it('reach the partner when they are shared, under the name of their author, and no one of the merchant', async () => {
    await write(admin.token, { text: 'Entre nous.' });
    await write(admin.token, { text: 'Pour vous aussi.', isShared: true });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const { items } = (await read(partner.token)).json<{ items: NoteView[] }>();
    expect(items).toMatchObject([{ text: 'Pour vous aussi.', author: 'Someone' }]);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    expect(codeOf(await read(owner.token))).toBe('forbidden');
  });

  it('go with the merchant: the partner that it left reads none of them any more', async () => {
    await write(admin.token, { isShared: true });
    const [former, next] = [await aUser(test, { role: 'partner', partnerId }), await aPartner(test)];
    await asSystem(test, { text: 'update merchants set partner_id = $2 where id = $1', values: [merchantId, next] });
    expect(codeOf(await read(former.token))).toBe('not-found');
    const { token } = await aUser(test, { role: 'partner', partnerId: next });
    expect(await textsOf(token)).toEqual(['Fermé le lundi.']);
  });

  it('keep the name that their author had', async () => {
    await write(admin.token, {});
    await asSystem(test, { text: "update users set name = 'Autre' where id = $1", values: [admin.id] });
    expect((await read(admin.token)).json()).toMatchObject({ items: [{ author: 'Someone' }] });
  });

  it('that come twice are one, also in the trail; the id of another note is none', async () => {
    const id = uuid();
    const [one, again] = [await write(admin.token, { id }), await write(admin.token, { id, text: 'Autre chose' })];
    expect(again.json()).toEqual(one.json());
    const trail = await asSystem<{ facts: object }>(test, {
      text: "select facts from audit_events where action = 'note-written' and merchant_id = $1",
      values: [merchantId],
    });
    expect(trail).toEqual([{ facts: { shared: false } }]);
    const stranger = await aUser(test, { role: 'admin' });
    expect(codeOf(await write(stranger.token, { id }))).toBe('not-found');
    expect(codeOf(await write(admin.token, { id }, (await aMerchant(test)).id))).toBe('not-found');
  });

  it.each([[''], ['   '], ['x'.repeat(2001)], ['a\u0000b']])(
    'are refused without a text that is one: %j',
    async (text) => {
      const reply = await write(admin.token, { text });
      expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ path: 'text' }] } });
    },
  );

  it('come page by page, each once, and a cursor that is none is refused', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) await write(admin.token, { text });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const reply = await read(admin.token, `&limit=2${cursor && `&cursor=${cursor}`}`);
      const page = reply.json<{ items: NoteView[]; nextCursor: string | null }>();
      seen.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(codeOf(await read(admin.token, '&cursor=x'))).toBe('validation-failed');
  });
});
