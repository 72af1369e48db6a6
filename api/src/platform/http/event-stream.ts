import type { FastifyReply } from 'fastify';

/** An open stream of server-sent events. */
export interface EventStream {
  send(event: string): void;
  /** Asks at once whether the reader may still listen. */
  recheck(): void;
}

const PING_MS = 15_000;

export interface Listening {
  /** Subscribes and returns how to unsubscribe; that is called once, when either side closes. */
  readonly open: (stream: EventStream) => () => void;
  /** For how long there was nothing to send, in milliseconds: what a reader read since then is not out of date. */
  readonly quietFor: () => number;
  /** Asked with each ping and each `recheck`: rejects once the reader may listen no more, and the stream ends. */
  readonly mayListen: () => Promise<unknown>;
}

/** Turns a reply into a stream of server-sent events. */
export function openEventStream(reply: FastifyReply, { open, quietFor, mayListen }: Listening): void {
  reply.hijack();
  const raw = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  raw.setHeader('cache-control', 'no-store, no-transform');
  raw.setHeader('x-accel-buffering', 'no');
  raw.writeHead(200);
  const send = (event: string, data: object = {}): void => {
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const check = (isAllowed: () => void): void => void mayListen().then(isAllowed, () => raw.end());
  const ping = setInterval(() => check(() => send('ping')), PING_MS);
  const close = open({ send: (event) => send(event), recheck: () => check(() => {}) });
  // in the same turn as the subscription: nothing is announced in between
  send('ready', { quietMs: quietFor() });
  raw.on('close', () => {
    clearInterval(ping);
    close();
  });
}
