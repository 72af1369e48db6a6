import type { IncomingMessage } from 'node:http';
import { readBody } from '../../loopback/read-body.ts';

const MAX_BODY_BYTES = 100_000;

/** The body of a request as it came, and as the JSON it is: `undefined` when it is none, or is too long. */
export async function readJsonBody(request: IncomingMessage): Promise<{ text: string; json: unknown }> {
  const text = (await readBody(request, MAX_BODY_BYTES)) ?? '';
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}
