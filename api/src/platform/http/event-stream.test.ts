import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countOpenStreams, openEventStream, type EventStream } from './event-stream.ts';

const streams: EventStream[] = [];
let stopped = 0;
let mayListen = true;
/** Promise that the answer of `mayListen` waits for. */
let answer: Promise<void> = Promise.resolve();
const app = Fastify();
app.get('/stream', (_request, reply) => {
  openEventStream(reply, {
    open: (stream) => {
      streams.push(stream);
      return () => void (stopped += 1);
    },
    quietFor: () => 0,
    mayListen: async () => {
      await answer;
      if (!mayListen) throw new Error('no more');
    },
  });
});

const sockets: Socket[] = [];
beforeEach(async () => {
  streams.length = 0;
  stopped = 0;
  mayListen = true;
  answer = Promise.resolve();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Asks for so many streams on one connection, and reads none of them. */
async function ask(count = 1): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  sockets.push(socket);
  socket.write('GET /stream HTTP/1.1\r\nhost: comptoir.test\r\n\r\n'.repeat(count));
  await vi.waitFor(() => expect(streams).toHaveLength(count));
  return socket;
}

/** Hints, a turn after another, until the system takes no more or the stream is over. */
async function hint(stream: EventStream): Promise<void> {
  const goesOn = () => stopped === 0;
  for (let turn = 0; turn < 400 && goesOn(); turn += 1) {
    for (let at = 0; at < 2000 && goesOn(); at += 1) stream.send('activity');
    await wait(0);
  }
}

describe('a stream whose reader takes nothing', () => {
  it('is closed, and what it would have to hear is not kept', async () => {
    await ask();
    for (const stream of streams) await hint(stream);
    await vi.waitFor(() => expect(stopped).toBe(1));
  });

  it('ends at once when its reader may listen no more, and nothing that comes after does harm', async () => {
    await ask();
    mayListen = false;
    for (const stream of streams) stream.recheck();
    await vi.waitFor(() => expect(stopped).toBe(1));
    for (const stream of streams) {
      stream.send('activity');
      stream.recheck();
    }
    await wait(20);
    expect(stopped).toBe(1);
  });

  it('ends with its connection, also behind another on it', async () => {
    const open = countOpenStreams();
    const socket = await ask(3);
    expect(countOpenStreams() - open).toBe(3);
    socket.destroy();
    await vi.waitFor(() => expect(stopped).toBe(3));
    expect(countOpenStreams()).toBe(open);
  });
});

it('a stream ends at once whose reader lost the right while it was opened', async () => {
  mayListen = false;
  await ask();
  await vi.waitFor(() => expect(stopped).toBe(1));
});

describe('a stream whose reader is in doubt', () => {
  /** Returns the text that comes of a hint, twice, while it is asked if the reader may still listen. */
  async function hintInDoubt({ isAllowed }: { isAllowed: boolean }): Promise<string[]> {
    let text = '';
    const socket = (await ask()).on('data', (part) => void (text += String(part))).resume();
    let decide = (): void => {};
    answer = new Promise((resolve) => {
      decide = resolve;
    });
    mayListen = isAllowed;
    for (const stream of streams) {
      stream.recheck();
      stream.send('activity');
      stream.send('activity');
    }
    const eventsOf = () => [...text.matchAll(/^event: (\w+)$/gm)].map(([, event = '']) => event);
    await vi.waitFor(() => expect(eventsOf()).toEqual(['ready']));
    decide();
    await vi.waitFor(() => expect(text).toContain(isAllowed ? 'activity' : '\r\n0\r\n\r\n'));
    socket.end();
    return eventsOf();
  }

  it('says nothing before the answer, and what it kept once if they may', async () => {
    expect(await hintInDoubt({ isAllowed: true })).toEqual(['ready', 'activity']);
  });

  it('says nothing at all if they may not', async () => {
    expect(await hintInDoubt({ isAllowed: false })).toEqual(['ready']);
  });
});
