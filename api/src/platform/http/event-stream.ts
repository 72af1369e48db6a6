import type { Server } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An open stream of server-sent events. */
export interface EventStream {
  send(event: string): void;
  /** Asks at once whether the reader may still listen. */
  recheck(): void;
}

/** Open streams: the end of each, and the server that it is of. */
const open = new Map<() => void, Server>();

/** Number of streams that this process has open. */
export const countOpenStreams = (): number => open.size;

/** Ends the streams of a server that closes, whole, so that their readers come back to another and take none of them for broken. */
export function endStreamsOf(server: Server): void {
  for (const [end, whose] of open) if (whose === server) end();
}

const PING_MS = 15_000;

/** Time that a reader has to take the end. */
const END_MS = 5000;

export interface Listening {
  /** Subscribes and returns how to unsubscribe; that is called once, when either side closes. */
  readonly open: (stream: EventStream) => () => void;
  /** Returns the time in which there was nothing to send, in milliseconds: data that a reader read since then is not out of date. */
  readonly quietFor: () => number;
  /** Asked with each ping and each `recheck`: rejects once the reader may listen no more, and the stream ends. */
  readonly mayListen: () => Promise<unknown>;
}

/** Turns a reply into a stream of server-sent events. */
export function openEventStream(reply: FastifyReply, { open: subscribe, quietFor, mayListen }: Listening): void {
  reply.hijack();
  const { raw } = reply;
  const { socket } = reply.request.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  raw.setHeader('cache-control', 'no-store, no-transform');
  raw.setHeader('x-accel-buffering', 'no');
  raw.writeHead(200);
  let isOver = false;
  const send = (event: string, data: object = {}): void => {
    // hints are not kept for a reader who takes none: one who comes back reads everything again
    if (!isOver && !raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) socket.destroy();
  };
  const end = (): void => {
    stop();
    raw.end();
    // the end waits for what was not read, and that may be for ever
    setTimeout(() => raw.destroy(), END_MS).unref();
  };
  const check = (isAllowed: () => void): void => void mayListen().then(isAllowed, end);
  const ping = setInterval(() => check(() => send('ping')), PING_MS);
  const hints = heldInDoubt(check, send);
  const close = subscribe(hints);
  open.set(end, reply.server.server);
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    open.delete(end);
    clearInterval(ping);
    socket.off('close', stop);
    close();
  };
  // in the same turn as the subscription: nothing is announced in between
  send('ready', { quietMs: quietFor() });
  // a reply that waits behind another on its connection learns of no end by itself
  for (const either of [raw, socket]) either.once('close', stop);
  // what ended between the first look at the reader and the subscription was announced to no one
  hints.recheck();
}

/** While it is in doubt whether the reader may listen, they hear of nothing; one hint does for all that came meanwhile. */
function heldInDoubt(check: (isAllowed: () => void) => void, send: (event: string) => void): EventStream {
  let doubts = 0;
  let held: string | null = null;
  return {
    send: (event) => {
      if (doubts > 0) held = event;
      else send(event);
    },
    recheck: () => {
      doubts += 1;
      check(() => {
        doubts -= 1;
        if (doubts > 0 || held === null) return;
        send(held);
        held = null;
      });
    },
  };
}
