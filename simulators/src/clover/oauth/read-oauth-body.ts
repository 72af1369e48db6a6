import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { readBody } from '../../loopback/read-body.ts';
import { CloverError } from '../clover-error.ts';

const MAX_BODY_BYTES = 100_000;

/** The JSON body of a POST, of exactly this form. */
export async function readOauthBody<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  if (request.method !== 'POST') throw new CloverError(405, '405 Method Not Allowed');
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new CloverError(415, '415 Unsupported Media Type');
  }
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) throw new CloverError(413, '413 Payload Too Large');
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new CloverError(400, '400 Bad Request', { details });
  }
  return parsed.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new CloverError(400, '400 Bad Request', { details: 'The body is not JSON.' });
  }
}
