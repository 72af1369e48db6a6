import type { FieldError } from '@comptoir/contract/errors';
import type { z } from 'zod';
import { defOf, longestOf } from './schema-def.ts';

/** A body with a few names too many is answered with which; one with thousands is refused before it is parsed. */
const TO_BE_TOLD = 100;

/** The most where a schema takes whatever comes: what another service posts, or a till of a later release. */
const MOST_OF_ANYTHING = 10_000;

/** The most names that JSON may have to be parsed for a schema: as many as it takes, and some that its refusal names. */
export function mostNamesFor(schema: z.core.$ZodType): number {
  const most = countIn(schema);
  return Number.isFinite(most) ? most + TO_BE_TOLD : MOST_OF_ANYTHING;
}

function countIn(schema: z.core.$ZodType): number {
  const def = defOf(schema);
  if (def.type === 'unknown' || def.type === 'any' || def.valueType) return Infinity;
  if (def.element) return timesWithin(longestOf(def), countIn(def.element));
  if (def.options) return Math.max(...def.options.map(countIn));
  if (def.shape) return countInFields(def.shape) + (def.catchall ? countIn(def.catchall) : 0);
  return Math.max(0, ...[def.innerType, def.in, def.out].map((within) => (within ? countIn(within) : 0)));
}

const countInFields = (shape: Readonly<Record<string, z.core.$ZodType>>): number =>
  Object.values(shape).reduce((sum, field) => sum + 1 + countIn(field), 0);

/** A list of any length of what has no names has none. */
const timesWithin = (times: number, each: number): number => (each === 0 ? 0 : times * each);

/** Fields of the refusal of a body with more names than it may have. */
export const TOO_MANY_NAMES: readonly FieldError[] = [{ path: '', rule: 'too_big' }];

/** The least that a name takes: two quotes, a colon, a value of one letter and a comma. */
const LEAST_BYTES = 5;

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Counts the names of JSON up to the first that is beyond `most`: a colon outside of a text stands behind each. A parser takes fifty times
 * as long for a name as this.
 */
export function hasMoreNames(json: Uint8Array, most: number): boolean {
  if (json.length <= most * LEAST_BYTES) return false;
  let names = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) isText = !isText;
    else if (byte === BACKSLASH && isText) at += 1;
    else if (byte === COLON && !isText) names += 1;
    if (names > most) return true;
  }
  return false;
}
