import { receiveMail } from '@comptoir/contract/help/support-mails';
import type { z } from 'zod';
import { readPosted, type Posted } from '../../../platform/http/read-posted.ts';

/** Mail as a service posted it, without the files and fields longer than any that is looked at. */
export type PostedMail = z.output<typeof receiveMail.body>;

/** Reads a body of `receiveMail`. Megabytes take it most of a second. */
export const readPostedMail = (bytes: Uint8Array): Posted<PostedMail> => readPosted(receiveMail.body, bytes);
