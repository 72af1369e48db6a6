import type { FieldError } from '@comptoir/contract/errors';
import type { z } from 'zod';
import { workAside } from '../aside/work-aside.ts';
import { AppError } from './app-error.ts';
import { brokenFields } from './broken-fields.ts';

/** A body as its schema reads it; else why it is none. */
export type Posted<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly code: 'bad-json' | 'validation-failed'; readonly fields?: readonly FieldError[] };

/** Reads the bytes of a body on a thread, as the server reads a short one on its own. */
export function readPosted<Schema extends z.ZodType>(schema: Schema, bytes: Uint8Array): Posted<z.output<Schema>> {
  const posted = parse(bytes);
  if (posted === undefined) return { ok: false, code: 'bad-json' };
  const read = schema.safeParse(posted);
  if (read.success) return { ok: true, body: read.data };
  return { ok: false, code: 'validation-failed', fields: brokenFields(read.error.issues) };
}

/** Nothing where it is no JSON, or would be a prototype. */
function parse(bytes: Uint8Array): unknown {
  try {
    return bytes.length === 0 ? {} : JSON.parse(new TextDecoder().decode(bytes), refusePrototype);
  } catch {
    return undefined;
  }
}

function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new SyntaxError('a prototype in JSON');
  return value;
}

/** Reads the bytes of a body by a work that calls `readPosted`, beside the thread that answers tills. @throws AppError where it is none */
export async function readPostedAside<Body>(work: string, bytes: Uint8Array): Promise<Body> {
  const posted = await workAside<(bytes: Uint8Array) => Posted<Body>>(work, bytes);
  if (!posted.ok) throw new AppError(posted.code, posted.fields);
  return posted.body;
}
