import { receiveMail } from '@comptoir/contract/help/support-mails';
import type { z } from 'zod';
import { readPosted, type Posted } from '../../../platform/http/read-posted.ts';

/** What a mail service posted, without the files and what is longer than any that is looked at. */
export type PostedMail = z.output<typeof receiveMail.body>;

/** Reads a body of `receiveMail`. Megabytes take it most of a second. */
export const readPostedMail = (bytes: Uint8Array): Posted<PostedMail> => readPosted(receiveMail.body, bytes);
