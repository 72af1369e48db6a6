import { beforeEach, expect, it } from 'vitest';
import { aToken, id } from '../../../test/factories.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { dropDraft, dropDraftsAt, hasDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStore.signIn(aToken()));

it('keeps what was typed by subject, until it was sent', () => {
  keepDraft('/a 1', { text: 'un' });
  keepDraft('/a 2', { text: 'deux' });
  keepDraft('/a 1', { text: 'un et demi' });
  expect([readDraft('/a 1'), readDraft('/a 2'), readDraft('/a 3')]).toEqual([
    { text: 'un et demi' },
    { text: 'deux' },
    null,
  ]);
  dropDraft('/a 1');
  expect(readDraft('/a 1')).toBeNull();
});

it('keeps it for who comes back when the session ends by itself', () => {
  keepDraft('/a 1', { text: 'un' });
  sessionStore.end('ended');
  expect([readDraft('/a 1'), hasDrafts()]).toEqual([null, true]);
  keepDraft('/a 1', { text: 'no one’s' });
  sessionStore.signIn(aToken());
  expect(readDraft('/a 1')).toEqual({ text: 'un' });
});

it.each([
  ['who signs out', () => sessionStore.end('signed-out')],
  ['another person', () => sessionStore.signIn(aToken({ sub: id(77) }))],
])('is gone with %s', (_who, leave) => {
  keepDraft('/a 1', { text: 'un' });
  sessionStore.end('ended');
  sessionStore.signIn(aToken());
  leave();
  expect(hasDrafts()).toBe(false);
});

it('drops what was typed on a screen that was left without it, and nothing of another', () => {
  for (const subject of ['/a 1', '/ab 1']) keepDraft(subject, { text: 'un' });
  dropDraftsAt('/a');
  expect([readDraft('/a 1'), readDraft('/ab 1')]).toEqual([null, { text: 'un' }]);
});

it('keeps the twenty latest, and no more than a browser has room for', () => {
  for (let index = 0; index < 30; index += 1) keepDraft(`/a ${index}`, { text: 'x' });
  expect([readDraft('/a 9'), readDraft('/a 10')]).toEqual([null, { text: 'x' }]);
  keepDraft('/b 1', { text: 'y'.repeat(150_000) });
  keepDraft('/b 2', { text: 'y'.repeat(150_000) });
  expect([readDraft('/b 1'), readDraft('/b 2') === null]).toEqual([null, false]);
  keepDraft('/c 1', { text: 'z'.repeat(300_000) });
  expect(readDraft('/c 1')).toBeNull();
});

it('is no worse for what someone else has written there', () => {
  sessionStorage.setItem('Drafts', '{"drafts":');
  expect(readDraft('/a 1')).toBeNull();
});
