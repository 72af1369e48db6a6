import { createHash } from 'node:crypto';

/** What is stored of a link's secret, random enough for a plain SHA-256. Whatever was typed has one, so that nothing is answered faster. */
export const hashLink = (token: string): Buffer => createHash('sha256').update(token).digest();
