import type { FieldError } from '@comptoir/contract/errors';
import { receiveMail } from '@comptoir/contract/help/support-mails';
import type { z } from 'zod';
import { MOST_FIELDS } from '../../../platform/http/app-error.ts';

/** What a mail service posted, without the files and what is longer than any that is looked at; else why it is none. */
export type PostedMail =
  | { readonly ok: true; readonly body: z.output<typeof receiveMail.body> }
  | { readonly ok: false; readonly code: 'bad-json' | 'validation-failed'; readonly fields?: readonly FieldError[] };

/** Reads the bytes of a mail that is posted. Megabytes take it most of a second. */
export function readPostedMail(bytes: Uint8Array): PostedMail {
  const posted = parse(bytes);
  if (posted === undefined) return { ok: false, code: 'bad-json' };
  const read = receiveMail.body.safeParse(posted);
  if (read.success) return { ok: true, body: read.data };
  const fields = read.error.issues
    .slice(0, MOST_FIELDS)
    .map(({ path, code }) => ({ path: path.join('.'), rule: code }));
  return { ok: false, code: 'validation-failed', fields };
}

/** Nothing where it is no JSON, or would be a prototype. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes), refusePrototype);
  } catch {
    return undefined;
  }
}

function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new SyntaxError('a prototype in JSON');
  return value;
}
