import type { Result } from '../src/journal/journal-entry.ts';
import { signatureOf } from './made-terminal.ts';

const named = (index: number) => ({ noTrans: `AAAA-${index}`, actu: signatureOf(index) });

/** Returns the authority's or the relay's answer for the bill of that index. */
export const acceptedOf = (index: number): Result => ({
  ...named(index),
  state: 'accepted',
  psiNoTrans: 'AAAA-BBBB-CCCC-DDDD',
  psiDatTrans: '20260115120502',
  noLot: null,
  errors: [],
});
export const waitingOf = (index: number): Result => ({ ...named(index), state: 'waiting' });
export const unknownOf = (index: number): Result => ({ ...named(index), state: 'not-known' });
export const refusedOf = (index: number, by: 'relay' | 'authority' = 'relay', reason = 'malformed'): Result => ({
  ...named(index),
  state: 'refused',
  by,
  reason: by === 'relay' ? reason : null,
  errors: [],
});
