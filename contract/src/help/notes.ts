import { z } from 'zod';
import { endpoint, instant, pageOf, plainText, textBlock } from '../endpoint.ts';

/** Note of support about a merchant. It is written once: a correction is another note. */
export const merchantNoteView = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  /** True when the partner that looks after the merchant reads it too. */
  isShared: z.boolean(),
  writtenAt: instant,
  /** The author, by their name of then. */
  author: z.string(),
});
export type NoteView = z.infer<typeof merchantNoteView>;

const ofMerchant = z.strictObject({ merchantId: z.uuid() });

export const listNotes = endpoint({
  method: 'GET',
  path: '/notes',
  access: 'read-notes',
  summary: 'Support notes on a merchant, newest first',
  description:
    'Administrators read all of them, the merchant’s partner those that are shared; the merchant reads none.',
  query: ofMerchant.extend({
    cursor: plainText(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: pageOf(merchantNoteView),
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/notes',
  access: 'write-notes',
  summary: 'Write a support note on a merchant',
  description: 'The caller makes `id`: a note that comes twice is one. It can be neither changed nor removed.',
  refusals: ['not-found'],
  query: ofMerchant,
  body: z.strictObject({ id: z.uuid(), text: textBlock(2000).trim().min(1), isShared: z.boolean() }),
  reply: merchantNoteView,
});
