import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { streamLogs } from '@comptoir/contract/base/activity-log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { connection } from '../http/connection.ts';
import * as requests from '../http/send-request.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useLiveUpdates } from './use-live-updates.ts';

const onNews = vi.fn<(since: number) => Promise<unknown>>();
const queries = new QueryClient();
let streams: { signal: AbortSignal; query: unknown; send: (text: string) => Promise<void> }[] = [];
let status = 200;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  status = 200;
  visibility = 'visible';
  onNews.mockReset().mockResolvedValue(undefined);
  sessionStore.signIn(aToken());
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(requests, 'sendRequest').mockImplementation(({ signal, query }) => {
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writer = controller) });
    const send = (text: string) =>
      act(async () => {
        writer?.enqueue(new TextEncoder().encode(text));
        await vi.advanceTimersByTimeAsync(0);
      });
    streams.push({ signal: signal as AbortSignal, query, send });
    return Promise.resolve(new Response(body, { status }));
  });
});

let leave = (): void => undefined;
afterEach(() => leave());

async function follow(merchantId = 'a') {
  const view = renderHook(
    (props: { merchantId: string }) => useLiveUpdates(streamLogs.path, { merchant_id: props.merchantId }, onNews),
    {
      initialProps: { merchantId },
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  leave = view.unmount;
  await wait(0);
  return view;
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function turn(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
}
const READY = 'event: ready\ndata: {}\n\n';
const NEWS = 'event: activity\ndata: {}\n\n';

it('a screen is told of news from the first word of the stream on, and of a rush of them a little more than once a second', async () => {
  const { result } = await follow();
  expect([result.current, streams[0]?.query]).toEqual(['connecting', { merchant_id: 'a' }]);
  await streams[0]?.send(READY);
  expect(result.current).toBe('live');
  expect(onNews).toHaveBeenCalledTimes(1);
  await streams[0]?.send(NEWS + NEWS);
  await wait(699);
  expect(onNews).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(onNews).toHaveBeenCalledTimes(2);
});

it('what was asked for since the latest of the news is up to date', async () => {
  await follow();
  await wait(5000);
  await streams[0]?.send(NEWS);
  const newest = Date.now();
  expect(onNews).toHaveBeenLastCalledWith(newest);
  await streams[0]?.send('event: ready\ndata: {"quietMs":60000}\n\n');
  await wait(700);
  expect(onNews).toHaveBeenLastCalledWith(newest);
});

it('nothing is asked for while there is no one to ask', async () => {
  await follow();
  vi.spyOn(connection, 'current').mockReturnValue('unreachable');
  await streams[0]?.send(READY);
  expect(onNews).not.toHaveBeenCalled();
});

it('a screen that cannot be seen follows no stream, and a new one when it is seen again', async () => {
  const { result } = await follow();
  await streams[0]?.send(READY);
  await streams[0]?.send(NEWS);
  await turn('hidden');
  await wait(60_000);
  expect([streams.length, streams[0]?.signal.aborted, onNews.mock.calls.length]).toEqual([1, true, 1]);
  await turn('visible');
  expect([streams.length, streams[1]?.signal.aborted, result.current]).toEqual([2, false, 'connecting']);
});

it('a screen that opens unseen waits with its stream until it is seen', async () => {
  visibility = 'hidden';
  await follow();
  expect(streams).toHaveLength(0);
  await turn('visible');
  expect(streams).toHaveLength(1);
});

it('what is followed changes with what is asked for, and ends with the screen', async () => {
  const { rerender, unmount } = await follow();
  rerender({ merchantId: 'a' });
  await wait(0);
  expect(streams).toHaveLength(1);
  rerender({ merchantId: 'b' });
  await wait(0);
  expect(streams.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    [{ merchant_id: 'a' }, true],
    [{ merchant_id: 'b' }, false],
  ]);
  await streams[1]?.send(READY);
  await streams[1]?.send(NEWS);
  unmount();
  await turn('visible');
  await wait(60_000);
  expect([streams.length, streams[1]?.signal.aborted, onNews.mock.calls.length]).toEqual([2, true, 1]);
});

it('a merchant that is theirs no more is asked for again by the shell; any other answer leaves it', async () => {
  const read = vi.spyOn(queries, 'invalidateQueries');
  await follow();
  expect(read).not.toHaveBeenCalled();
  leave();
  status = 404;
  await follow();
  expect(read.mock.calls).toEqual([[{ queryKey: ['merchant'] }]]);
});

it('a session that the server no longer knows has ended', async () => {
  const end = vi.spyOn(sessionStore, 'end');
  status = 401;
  await follow();
  expect(end.mock.calls).toEqual([['ended']]);
});
