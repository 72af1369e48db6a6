import type { ReleaseNoteView } from '@comptoir/contract/help/release-notes';
import { expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

it('release notes are there in the reader’s language, newest first', async () => {
  const merchant = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const read = async (language: string) =>
    (
      await test.app.inject({
        method: 'GET',
        url: '/api/data/releasenotes',
        headers: { ...bearer(token), 'accept-language': language },
      })
    ).json<ReleaseNoteView[]>();
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

it('are marked as seen until the day it is in Québec, by each person', async () => {
  const merchant = await aMerchant(test);
  const [one, other] = [
    await aUser(test, { role: 'merchant', merchantId: merchant.id }),
    await aUser(test, { role: 'merchant', merchantId: merchant.id }),
  ];
  const seen = async ({ token }: { token: string }, method: 'GET' | 'PUT') =>
    (await test.app.inject({ method, url: '/api/release-notes-seen', headers: bearer(token) })).json<{
      seenUntil: string | null;
    }>().seenUntil;
  expect(await seen(one, 'GET')).toBeNull();
  const today = await seen(one, 'PUT');
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect([await seen(one, 'GET'), await seen(other, 'GET')]).toEqual([today, null]);
});
