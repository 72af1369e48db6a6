import { expect, it } from 'vitest';
import { aLogEntry } from '../../../test/things.ts';
import { countToday } from './count-today.ts';

const at = (occurredAt: string, number: number) => aLogEntry(number, { occurredAt });
const now = new Date('2026-06-20T15:00:00Z');
const entries = [at('2026-06-20T14:00:00Z', 3), at('2026-06-20T04:00:00Z', 2), at('2026-06-20T03:30:00Z', 1)];

it('counts the entries of today on the merchant’s calendar', () => {
  expect(countToday({ entries, limit: 200, now, timeZone: 'America/Montreal' })).toBe('2');
  expect(countToday({ entries, limit: 200, now, timeZone: 'America/Halifax' })).toBe('3');
});

it('says when there may be more than were looked at', () => {
  expect(countToday({ entries, limit: 3, now, timeZone: 'America/Halifax' })).toBe('3+');
});
