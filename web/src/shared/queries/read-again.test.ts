import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { isOlder, recordRead, recordReads, readAgain } from './read-again.ts';

const KEY = ['devices', 'all'];
const answer = vi.fn<() => Promise<string>>();
let queries: QueryClient;

/** Shows what is asked for, as a screen does. */
const show = (queryKey = KEY): void =>
  void new QueryObserver(queries, { queryKey, queryFn: answer }).subscribe(() => undefined);

const later = (ms = 10): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset().mockResolvedValue('read');
  queries = new QueryClient();
  recordReads(queries);
});

it('asks again for what was asked for before the instant, and for nothing asked for since', async () => {
  show();
  const askedAt = Date.now();
  await later();
  await readAgain(queries, askedAt - 1, 'devices');
  expect(answer).toHaveBeenCalledTimes(1);
  await readAgain(queries, askedAt, 'devices');
  expect(answer).toHaveBeenCalledTimes(2);
  await readAgain(queries, askedAt, 'devices');
  expect(answer).toHaveBeenCalledTimes(2);
});

it('decides by when it was asked for: an answer may be older than its arrival', async () => {
  answer.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100, 'old')));
  show();
  await later(50);
  const event = Date.now();
  await later(100);
  expect(queries.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThan(event);
  await readAgain(queries, event, 'devices');
  expect(answer).toHaveBeenCalledTimes(2);
});

it('asks again once a first answer is there that was on its way', async () => {
  answer.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100, 'old')));
  show();
  await later();
  const done = readAgain(queries, Date.now(), 'devices');
  expect(answer).toHaveBeenCalledTimes(1);
  await later(200);
  await done;
  expect(answer).toHaveBeenCalledTimes(2);
  expect(queries.getQueryData(KEY)).toBe('read');
});

it('leaves other resources alone', async () => {
  show(['plan']);
  await later();
  await readAgain(queries, Date.now(), 'devices');
  expect(answer).toHaveBeenCalledTimes(1);
});

it('knows what was read by other means', async () => {
  show();
  await later();
  expect(isOlder(queries, KEY, Date.now() - 1)).toBe(true);
  recordRead(queries, KEY, Date.now());
  expect(isOlder(queries, KEY, Date.now() - 1)).toBe(false);
  expect(isOlder(queries, ['nowhere'], 0)).toBe(true);
});
