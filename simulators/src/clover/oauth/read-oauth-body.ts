import type { z } from 'zod';
import type { Call } from '../../loopback/create-listener.ts';
import { cloverError } from '../clover-error.ts';

/** The JSON body of a POST, of exactly this form. */
export function readOauthBody<T>({ request, body }: Call, schema: z.ZodType<T>): T {
  if (request.method !== 'POST') throw cloverError(405, '405 Method Not Allowed');
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw cloverError(415, '415 Unsupported Media Type');
  }
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw cloverError(400, '400 Bad Request', { details });
  }
  return parsed.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw cloverError(400, '400 Bad Request', { details: 'The body is not JSON.' });
  }
}
