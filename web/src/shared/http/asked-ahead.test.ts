import { afterEach, expect, it, vi } from 'vitest';
import { askedAheadAt, closeAskedAhead, forgetAskedAhead, isAskedAhead, takeAskedAhead } from './asked-ahead.ts';

const AGO_MS = 5;

const put = (answers: Record<string, Promise<Response | null>>, token = 'mine'): void => {
  Object.assign(globalThis, { askedAhead: { token, at: Date.now() - AGO_MS, answers } });
};

afterEach(forgetAskedAhead);

it('an answer that was asked ahead is taken once', async () => {
  const answer = new Response('{}');
  put({ '/session': Promise.resolve(answer) });
  expect(isAskedAhead('/session', 'mine')).toBe(true);
  expect(await takeAskedAhead('/session', 'mine')).toBe(answer);
  expect(isAskedAhead('/session', 'mine')).toBe(false);
  expect(await takeAskedAhead('/session', 'mine')).toBeNull();
});

it('another session’s answer, and one to something else, is none', async () => {
  put({ '/session': Promise.resolve(new Response('{}')) });
  expect(await takeAskedAhead('/session', 'other')).toBeNull();
  expect(await takeAskedAhead('/session', null)).toBeNull();
  expect(await takeAskedAhead('/devices', 'mine')).toBeNull();
  expect(isAskedAhead('/session', 'other')).toBe(false);
});

it('what failed is asked again, and what no one has wanted is forgotten', async () => {
  put({ '/session': Promise.resolve(null) });
  expect(await takeAskedAhead('/session', 'mine')).toBeNull();
  put({ '/session': Promise.resolve(new Response('{}')) });
  forgetAskedAhead();
  expect(await takeAskedAhead('/session', 'mine')).toBeNull();
});

it('an answer may be from when the page asked, until all are the portal’s own', () => {
  closeAskedAhead();
  expect(askedAheadAt()).toBeNull();
  put({ '/session': Promise.resolve(new Response('{}')) });
  closeAskedAhead();
  expect(askedAheadAt()).toBeLessThanOrEqual(Date.now() - AGO_MS);
  forgetAskedAhead();
  expect(askedAheadAt()).toBeNull();
});

it('what was answered half a minute ago is asked again', async () => {
  vi.useFakeTimers();
  put({ '/session': Promise.resolve(new Response('{}')) });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isAskedAhead('/session', 'mine')).toBe(false);
  expect(askedAheadAt()).toBeNull();
  expect(await takeAskedAhead('/session', 'mine')).toBeNull();
});
