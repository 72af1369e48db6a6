import { checkInvitations, sendInvitations } from '@comptoir/contract/people/invitations';
import type { z } from 'zod';
import { readPosted, type Posted } from '../../../platform/http/read-posted.ts';

/** A body that holds a file, of which the bytes lie in memory that threads share. */
type WithBytes<Body> = Omit<Body, 'file'> & { readonly file: Uint8Array };

export type CheckedFile = WithBytes<z.output<typeof checkInvitations.body>>;
export type SentFile = WithBytes<z.output<typeof sendInvitations.body>>;

/** Reads a body of `checkInvitations`. */
export const readCheckedFile = (bytes: Uint8Array): Posted<CheckedFile> =>
  withBytes(readPosted(checkInvitations.body, bytes));

/** Reads a body of `sendInvitations`. */
export const readSentFile = (bytes: Uint8Array): Posted<SentFile> => withBytes(readPosted(sendInvitations.body, bytes));

function withBytes<Body extends { readonly file: string }>(posted: Posted<Body>): Posted<WithBytes<Body>> {
  if (!posted.ok) return posted;
  const file = Buffer.from(posted.body.file, 'base64');
  const shared = new Uint8Array(new SharedArrayBuffer(file.length));
  shared.set(file);
  return { ok: true, body: { ...posted.body, file: shared } };
}
