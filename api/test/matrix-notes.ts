import { v7 as uuid } from 'uuid';
import { administrators, everybody, support } from './matrix-outcomes.ts';
import type { Row } from './matrix-rows.ts';

/** Callers for support's notes about a merchant: written by administrators, and nothing for the merchant to read. */
export const NOTE_ROWS: Readonly<Record<string, Row>> = {
  listNotes: { ...support(200), sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }) },
  writeNote: {
    ...administrators(200),
    sends: ({ merchant }) => ({
      query: { merchantId: merchant.id },
      payload: { id: uuid(), text: 'Allô', isShared: false },
    }),
  },
  listSupportActs: { ...administrators(200), sends: ({ merchant }) => ({ query: { merchantId: merchant.id } }) },
  // everyone may, and finds what is theirs
  search: { ...everybody(200), sends: () => ({ query: { q: 'restaurant' } }) },
};
