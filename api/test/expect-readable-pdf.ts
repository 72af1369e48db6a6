import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { checkReplies } from './check-replies.ts';

/**
 * Holds every PDF that any test gets to what a screen reader and another machine need of it: it is tagged, says its language
 * and its title, and brings its fonts along.
 */
export const expectReadablePdf = (app: FastifyInstance): void => checkReplies(app, check);

const NEEDED = {
  tags: /\/StructTreeRoot/,
  mark: /\/Marked true/,
  language: /\/Lang \(/,
  title: /\/Title/,
  font: /\/FontFile2/,
};
/** One of the fonts that a reader is thought to have, and may not. */
const NOT_BROUGHT = /\/Subtype \/Type1\b/;

/** Longest stand-in that a test keeps in place of a document: shorter than any font. */
const STAND_IN_BYTES = 1000;

function check(name: string, reply: LightMyRequestResponse): void {
  if (reply.headers['content-type'] !== 'application/pdf' || reply.rawPayload.length < STAND_IN_BYTES) return;
  const text = reply.rawPayload.toString('latin1');
  const missing = Object.entries(NEEDED).flatMap(([need, pattern]) => (pattern.test(text) ? [] : [need]));
  if (missing.length > 0 || NOT_BROUGHT.test(text))
    throw new Error(
      `the PDF of ${name} lacks ${[...missing, ...(NOT_BROUGHT.test(text) ? ['fonts'] : [])].join(', ')}`,
    );
}
