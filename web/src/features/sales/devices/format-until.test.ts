import { describe, expect, it } from 'vitest';
import { formatUntil } from './format-until.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const hoursLater = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

describe('formatUntil', () => {
  it.each([
    [42 * 24 + 23, 'dans 42 jours', 'in 42 days'],
    [48, 'dans 2 jours', 'in 2 days'],
    [47.9, 'dans 47 heures', 'in 47 hours'],
    [1, 'dans 1 heure', 'in 1 hour'],
    [0.5, 'dans 0 heure', 'in 0 hours'],
    [-3, 'dans 0 heure', 'in 0 hours'],
  ])('shows %s hours in days, the last ones in hours', (hours, french, english) => {
    const told = (language: 'fr' | 'en'): string => formatUntil(hoursLater(hours), NOW, language);
    expect([told('fr').replaceAll('\u00A0', ' '), told('en')]).toEqual([french, english]);
  });
});
