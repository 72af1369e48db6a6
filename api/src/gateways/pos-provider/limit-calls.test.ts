import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_LIMITS, createCallLimiter, type TokenQueue } from './limit-calls.ts';

const LIMITS = { tokenPerSecond: 3, appPerSecond: 5, tokenAtOnce: 2, appAtOnce: 4 };
const PATIENT = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Calls that end when they are asked to, and which of them have begun. */
function callsOn(limiter: ReturnType<typeof createCallLimiter>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, token: string | null, patienceMs = PATIENT) =>
    limiter.run({ token, patienceMs }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, call, end };
}

describe('what the provider allows', () => {
  it('is 16 calls a second for a token and 50 for the app, 5 and 10 at once', () => {
    expect(CALL_LIMITS).toEqual({ tokenPerSecond: 16, appPerSecond: 50, tokenAtOnce: 5, appAtOnce: 10 });
  });

  it('holds when no one says otherwise: the seventeenth call of a second waits', async () => {
    const limiter = createCallLimiter();
    let made = 0;
    const calls = Array.from({ length: 17 }, () =>
      limiter.run({ token: 'T1', patienceMs: PATIENT }, async () => {
        made += 1;
      }),
    );
    await vi.advanceTimersByTimeAsync(900);
    expect(made).toBe(16);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(calls);
    expect(made).toBe(17);
  });
});

describe('createCallLimiter', () => {
  it('lets so many calls of a token begin at once, the next when one has ended', async () => {
    const { begun, call, end } = callsOn(createCallLimiter(LIMITS));
    void call('a', 'T1');
    void call('b', 'T1');
    void call('c', 'T1');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('lets so many calls of a token begin a second, however fast they end', async () => {
    const { begun, call, end } = callsOn(createCallLimiter(LIMITS));
    for (const name of ['a', 'b', 'c', 'd']) {
      void call(name, 'T1');
      await vi.advanceTimersByTimeAsync(0);
      await end(name);
    }
    expect(begun).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts all tokens and calls without one against the app', async () => {
    const { begun, call, end } = callsOn(createCallLimiter(LIMITS));
    for (const [name, token] of Object.entries({ a: 'T1', b: 'T2', c: 'T3', d: null, e: 'T4' })) void call(name, token);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('d');
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    void call('f', null);
    await end('a');
    expect(begun).not.toContain('f');
    await vi.advanceTimersByTimeAsync(2000);
    expect(begun).toContain('f');
  });

  it('does not let one token’s queue hold up another', async () => {
    const { begun, call } = callsOn(createCallLimiter(LIMITS));
    for (const name of ['a', 'b', 'c']) void call(name, 'T1');
    void call('other', 'T2');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'other']);
  });

  it('gives up a call whose turn does not come in time, without making it', async () => {
    const { begun, call } = callsOn(createCallLimiter(LIMITS));
    void call('a', 'T1');
    void call('b', 'T1');
    const late = call('late', 'T1', 500);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBeNull();
    expect(begun).toEqual(['a', 'b']);
  });

  it('gives the turn back when a call fails', async () => {
    const limiter = createCallLimiter({ ...LIMITS, tokenAtOnce: 1 });
    const failing = limiter.run({ token: 'T1', patienceMs: PATIENT }, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await limiter.run({ token: 'T1', patienceMs: PATIENT }, async () => 'next')).toBe('next');
  });

  it('forgets a token that is idle, and no other', async () => {
    const tokens = new Map<string, TokenQueue>();
    const { call, end } = callsOn(createCallLimiter(LIMITS, tokens));
    void call('ended', 'T1');
    void call('running', 'T2');
    await end('ended');
    await vi.advanceTimersByTimeAsync(2000);
    void call('next', 'T3');
    expect([...tokens.keys()]).toEqual(['T2', 'T3']);
  });

  it('counts the calls of a token that has just ended one', async () => {
    const { begun, call, end } = callsOn(createCallLimiter({ ...LIMITS, tokenPerSecond: 1 }));
    void call('a', 'T1');
    await end('a');
    await vi.advanceTimersByTimeAsync(900);
    void call('b', 'T1');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(300);
    expect(begun).toEqual(['a', 'b']);
  });

  it('lets a call that has begun outlast its patience', async () => {
    const { call, end } = callsOn(createCallLimiter(LIMITS));
    const long = call('long', 'T1', 500);
    await vi.advanceTimersByTimeAsync(1000);
    await end('long');
    expect(await long).toBe('long');
  });
});
