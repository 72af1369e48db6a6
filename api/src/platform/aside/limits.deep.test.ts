import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildServer } from '../http/server.ts';
import { withRequest } from '../http/request-context.ts';
import { UNCOUNTED_CALLS } from '../../../test/uncounted-calls.ts';
import { openThreads } from './work-aside.ts';

const PROGRAM = new URL('../../../test/aside-works.mjs', import.meta.url);
const aside = openThreads({ program: PROGRAM, longestMs: 5000, memoryMb: 64 });
const echo = (word: string) => aside<(input: string) => string>('echo', word);

describe('a thread that goes wrong', () => {
  it.each(['runAway', 'hoard', 'end'])('is refused kindly, and the next work is done: %s', async (name) => {
    await echo('a');
    await expect(aside<() => void>(name, undefined as never)).rejects.toMatchObject({
      code: 'overloaded',
      retryAfter: 5,
    });
    expect(await echo('b')).toBe('b');
  });

  it('keeps no other work from being done meanwhile', async () => {
    const lost = aside<() => void>('runAway', undefined as never).catch(({ code }: { code: string }) => code);
    const request = { id: 'a', ip: '203.0.113.9', headers: {} } as Parameters<typeof withRequest>[0];
    expect(await withRequest(request, () => echo('c'))).toBe('c');
    expect(await lost).toBe('overloaded');
  });

  it('is no thread that ended: what a work throws is thrown', async () => {
    await expect(aside<() => void>('break', undefined as never)).rejects.toThrow('a fault of the work');
    expect(await echo('d')).toBe('d');
  });

  it('says nothing of why to who asked, and all of it in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const app = await buildServer({ log, trustProxy: false, callCounts: UNCOUNTED_CALLS });
    app.get('/api/lost', () => aside<() => void>('end', undefined as never));
    const reply = await app.inject({ method: 'GET', url: '/api/lost' });
    await app.close();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.json()).toEqual({ error: { code: 'overloaded', requestId: expect.any(String) } });
    expect(lines.join()).toContain('A thread ended before its work was done');
  });
});
