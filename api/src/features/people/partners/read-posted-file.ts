import { checkInvitations, sendInvitations } from '@comptoir/contract/people/invitations';
import type { z } from 'zod';
import { hasMoreNames, mostNamesFor, TOO_MANY_NAMES } from '../../../platform/http/count-names.ts';
import { readPosted, type Posted } from '../../../platform/http/read-posted.ts';

/** A body that holds a file, of which the bytes lie in memory that threads share. */
type WithBytes<Body> = Omit<Body, 'file'> & { readonly file: Uint8Array };

export type CheckedFile = WithBytes<z.output<typeof checkInvitations.body>>;
export type SentFile = WithBytes<z.output<typeof sendInvitations.body>>;

/** Reads a body of `checkInvitations`. */
export const readCheckedFile = (bytes: Uint8Array): Posted<CheckedFile> => readFile(checkInvitations.body, bytes);

/** Reads a body of `sendInvitations`. */
export const readSentFile = (bytes: Uint8Array): Posted<SentFile> => readFile(sendInvitations.body, bytes);

function readFile<Body extends { readonly file: string }>(
  schema: z.ZodType<Body>,
  bytes: Uint8Array,
): Posted<WithBytes<Body>> {
  if (hasMoreNames(bytes, mostNamesFor(schema)))
    return { ok: false, code: 'validation-failed', fields: TOO_MANY_NAMES };
  const posted = readPosted(schema, bytes);
  if (!posted.ok) return posted;
  const file = Buffer.from(posted.body.file, 'base64');
  const shared = new Uint8Array(new SharedArrayBuffer(file.length));
  shared.set(file);
  return { ok: true, body: { ...posted.body, file: shared } };
}
