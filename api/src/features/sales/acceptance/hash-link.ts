import { createHash } from 'node:crypto';

/** Returns the stored hash of a link's secret, random enough for a plain SHA-256. Any text has one, so that nothing is answered faster. */
export const hashLink = (token: string): Buffer => createHash('sha256').update(token).digest();
