import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { withRequest } from './request-context.ts';

/** Reads a body from its bytes, which lie in memory that threads share. Throws AppError where it is none. */
export type ReadBody<Body> = (bytes: Uint8Array) => Promise<Body>;

/** Makes the routes of an instance read their bodies by `readBody`, in place of the parser of JSON. */
export function gatherBodies(app: FastifyInstance, readBody: ReadBody<unknown>): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    withRequest(request, async () => readBody(await gather(payload, request.routeOptions.bodyLimit))),
  );
}

/** Piece by piece as it comes: megabytes that are put together at the end are copied while every till waits. */
async function gather(payload: IncomingMessage, longest: number): Promise<Uint8Array> {
  const announced = Number(payload.headers['content-length'] ?? longest);
  if (announced > longest) throw new AppError('body-too-large');
  const bytes = new Uint8Array(new SharedArrayBuffer(announced));
  let length = 0;
  // the connection is needed for the answer
  for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (length + piece.length > bytes.length) throw new AppError('body-too-large');
    bytes.set(piece, length);
    length += piece.length;
    // a body that comes fast is read two megabytes at a time, and a till is answered in many steps
    await letOthersGo();
  }
  return bytes.subarray(0, length);
}
