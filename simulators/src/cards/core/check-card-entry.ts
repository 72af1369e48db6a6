import type { Result } from '../../shared/result.ts';
import type { CardFacts } from '../state/cards-state.ts';
import { findMagicByNumber, type MagicCard } from './magic-cards.ts';

/** Text typed into the card fields, in any of the usual forms. */
export interface CardEntry {
  number: string;
  expMonth: string;
  expYear: string;
  cvc: string;
  postalCode: string;
}

export type EntryField = 'number' | 'expiry' | 'cvc' | 'postalCode';

export type EntryError = 'required' | 'incorrect_number' | 'not_a_test_card' | 'invalid' | 'expired';

export type EntryErrors = Partial<Record<EntryField, EntryError>>;

/** Checks a card's fields, and the card that they describe. `now` says which months are over. */
export function checkCardEntry(entry: CardEntry, now: Date): Result<CardFacts, EntryErrors> {
  const number = entry.number.replaceAll(/[\s-]/g, '');
  const magic = findMagicByNumber(number);
  const expiry = readExpiry(entry);
  const found = {
    number: checkNumber(number, magic),
    expiry: checkExpiry(entry, expiry, now),
    cvc: checkText(entry.cvc, magic?.brand === 'amex' ? /^\d{4}$/ : /^\d{3,4}$/),
    postalCode: checkText(entry.postalCode, POSTAL_CODE),
  };
  const errors: EntryErrors = {};
  for (const [field, error] of Object.entries(found) as [EntryField, EntryError | null][]) {
    if (error) errors[field] = error;
  }
  if (!magic || !expiry || Object.keys(errors).length > 0) return { ok: false, reason: errors };
  return { ok: true, value: { magic: magic.name, brand: magic.brand, last4: number.slice(-4), ...expiry } };
}

/** Canadian, or of the United States. */
const POSTAL_CODE = /^(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i;

/** The card that a magic token stands for. It never expires while tests use it. */
export function factsOf({ name, brand, number }: MagicCard, now: Date): CardFacts {
  return { magic: name, brand, last4: number.slice(-4), expMonth: 12, expYear: now.getUTCFullYear() + 5 };
}

function checkNumber(number: string, magic: MagicCard | null): EntryError | null {
  if (number === '') return 'required';
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number)) return 'incorrect_number';
  return magic ? null : 'not_a_test_card';
}

/** The check digit that a slip of the finger breaks. */
export function isLuhn(number: string): boolean {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function checkExpiry(
  { expMonth, expYear }: CardEntry,
  expiry: { expMonth: number; expYear: number } | null,
  now: Date,
): EntryError | null {
  if (expMonth.trim() === '' && expYear.trim() === '') return 'required';
  if (!expiry) return 'invalid';
  // A card is good to the end of its month.
  return Date.UTC(expiry.expYear, expiry.expMonth) <= now.getTime() ? 'expired' : null;
}

function readExpiry({ expMonth, expYear }: CardEntry): { expMonth: number; expYear: number } | null {
  if (!/^\s*\d{1,2}\s*$/.test(expMonth) || !/^\s*(?:\d{2}|\d{4})\s*$/.test(expYear)) return null;
  const [month, year] = [Number(expMonth), Number(expYear)];
  if (month < 1 || month > 12) return null;
  return { expMonth: month, expYear: year < 100 ? 2000 + year : year };
}

function checkText(text: string, form: RegExp): EntryError | null {
  if (text.trim() === '') return 'required';
  return form.test(text.trim()) ? null : 'invalid';
}
