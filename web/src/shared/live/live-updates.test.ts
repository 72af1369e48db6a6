import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLiveUpdates, type LiveState } from './live-updates.ts';

/** A stream in the hands of the test. */
function aStream() {
  const encoder = new TextEncoder();
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writer = controller) });
  return {
    open: (signal: AbortSignal): Promise<Response> => {
      signal.addEventListener('abort', () => writer?.error(new Error('aborted')));
      return Promise.resolve(new Response(body));
    },
    send: async (text: string): Promise<void> => {
      writer?.enqueue(encoder.encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: async (): Promise<void> => {
      writer?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const states: LiveState[] = [];
const onActivity = vi.fn<(since: number) => void>();
const onUnauthorized = vi.fn<() => void>();
let stop: () => void = () => undefined;

function follow(open: (signal: AbortSignal) => Promise<Response>): void {
  stop = followLiveUpdates({ open, onActivity, onUnauthorized, onState: (state) => states.push(state) });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  states.length = 0;
  onActivity.mockReset();
  onUnauthorized.mockReset();
});

afterEach(() => stop());

describe('a stream that holds', () => {
  it('is live from its first word on, and passes on news but not pings', async () => {
    const stream = aStream();
    follow(stream.open);
    await stream.send('event: ready\ndata: {}\n\n');
    expect(states).toEqual(['live']);
    expect(onActivity).toHaveBeenCalledTimes(1);
    await stream.send('event: ping\ndata: {}\n\n');
    expect(onActivity).toHaveBeenCalledTimes(1);
    await stream.send('event: activity\ndata: {}\n\nevent: activity\nda');
    expect(onActivity).toHaveBeenCalledTimes(2);
    await stream.send('ta: {}\n\n');
    expect(onActivity).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['{"quietMs":1500}', 1500],
    ['{}', 0],
    ['nonsense', 0],
    ['{"quietMs":"long"}', 0],
  ])('opens with the instant since which nothing was new: %s', async (data, quietMs) => {
    const stream = aStream();
    follow(stream.open);
    await stream.send(`event: ready\ndata: ${data}\n\n`);
    await stream.send('event: activity\ndata: {}\n\n');
    expect(onActivity.mock.calls).toEqual([[Date.now() - quietMs], [Date.now()]]);
  });

  it('says nothing any more once it is no longer wanted', async () => {
    const stream = aStream();
    follow(stream.open);
    await stream.send('event: ready\ndata: {}\n\n');
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(states).toEqual(['live']);
    expect(onActivity).toHaveBeenCalledTimes(1);
  });
});

describe('a stream that ends', () => {
  it('is opened again after a second, and what was missed is asked for', async () => {
    const [first, second] = [aStream(), aStream()];
    const open = vi.fn<typeof first.open>().mockImplementationOnce(first.open).mockImplementationOnce(second.open);
    follow(open);
    await first.send('event: ready\ndata: {}\n\n');
    await first.end();
    expect(states).toEqual(['live', 'connecting']);
    await vi.advanceTimersByTimeAsync(999);
    expect(open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await second.send('event: ready\ndata: {}\n\n');
    expect(states).toEqual(['live', 'connecting', 'live']);
    expect(onActivity).toHaveBeenCalledTimes(2);
  });

  it('is taken for dead when it is silent for longer than the pings allow', async () => {
    const stream = aStream();
    follow(stream.open);
    await stream.send('event: ready\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(39_999);
    expect(states).toEqual(['live']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['live', 'connecting']);
  });
});

describe('a stream that cannot be kept', () => {
  it.each([
    ['cannot be opened', () => Promise.reject(new Error('down'))],
    ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
    ['has no body', () => Promise.resolve(new Response(null))],
  ])('%s: asks every ten seconds and says so', async (_, open) => {
    follow(open);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(['polling']);
    expect(onActivity).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onActivity).toHaveBeenCalledTimes(3);
  });

  it('is tried again ever more rarely, at least every half minute', async () => {
    const open = vi.fn<() => Promise<Response>>().mockRejectedValue(new Error('down'));
    follow(open);
    const counts: number[] = [];
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      counts.push(open.mock.calls.length);
    }
    expect(counts).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('is not waited for when a proxy holds it back', async () => {
    const held = aStream();
    const open = vi.fn<typeof held.open>().mockImplementationOnce(held.open).mockRejectedValue(new Error('down'));
    follow(open);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(open).toHaveBeenCalledTimes(2);
    expect(states).toEqual(['polling']);
  });

  it('stops for good when the session is over', async () => {
    const open = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response('', { status: 401 }));
    follow(open);
    await vi.advanceTimersByTimeAsync(5000);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
  });
});
