import { readTelephone } from './telephone.ts';

/** A street address in the two fields that the authority's form has; `civicNumber` null when the line has none. */
export interface SplitAddress {
  readonly civicNumber: string | null;
  readonly street: string | null;
}

/** A North American number as area code and seven digits; both null when it is none. */
export interface SplitPhone {
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
}

/**
 * A number with an optional letter ("12B"), a part after a dash ("200-45", "123-A") and a half ("12 1/2", "12½"), then the street. "2e
 * Avenue" and "1re Rue" begin with the name of a street: a small e is never the letter of a house.
 */
const NUMBERED =
  /^(\d+(?:[A-Z]|[a-df-z])?(?:\s?[-–]\s?(?:\d+[A-Za-z]?|[A-Za-z]))?)( [1-9][-/\u2044][1-9]| ?[\u00BC-\u00BE\u2150-\u215E])?(?:\s?,\s?|\s)(\S.*)$/u;

/**
 * Splits an address line into civic number and street, for a form that a person then corrects. Source: spec §3 "Merchant
 * information", CLV-8.
 */
export function splitAddress(line: string | null): SplitAddress {
  const whole = line?.trim().replaceAll(/\s+/g, ' ') || null;
  const [, civicNumber, half = '', street] = NUMBERED.exec(whole ?? '') ?? [];
  if (!civicNumber || !street) return { civicNumber: null, street: whole };
  return { civicNumber: `${civicNumber.replaceAll(/\s/g, '')}${half}`, street };
}

/** Splits a phone number, written in any of the usual ways, with or without the country's 1. */
export function splitPhone(phone: string | null): SplitPhone {
  const { digits } = readTelephone(phone ?? '');
  const [, areaCode, phoneNumber] = /^(\d{3})(\d{7})$/.exec(digits) ?? [];
  return { areaCode: areaCode ?? null, phoneNumber: phoneNumber ?? null };
}

/** A postal code as we keep it: capitals without a space. What is no Canadian one is kept as it came. */
export function joinPostalCode(text: string | null): string | null {
  const joined = text?.replaceAll(/[\s-]/g, '').toUpperCase() ?? '';
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(joined) ? joined : text?.trim() || null;
}
