import { FIGURE_SECTIONS } from '@comptoir/domain/figure-sections';
import type { ShownColumn } from '@comptoir/domain/base/figures/report-section';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { figuresEn } from './figures.en.ts';
import { figuresFr } from './figures.fr.ts';
import { amountOf, useFigureWords } from './use-figure-words.ts';

const wordsIn = (language: 'en' | 'fr') => {
  const figures = language === 'fr' ? figuresFr : figuresEn;
  const wrapper = within({ language, messages: { figures } });
  return renderHook(() => useFigureWords('invoices'), { wrapper }).result.current;
};

const column = (shows: ShownColumn['shows'], parts: Partial<ShownColumn> = {}): ShownColumn => ({
  figure: 'issued',
  shows,
  ...parts,
});

describe('the words of a section', () => {
  it.each(['en', 'fr'] as const)('are its own, and those that all sections share, in %s', (language) => {
    const words = wordsIn(language);
    expect(words.own).toBe(FIGURE_SECTIONS.invoices.words[language]);
    expect(words.figure('issued')).toBe(words.own.figures['issued']);
    expect(words.figure('unheard-of')).toBe('unheard-of');
    expect(words.shared.measures.gstCents).toBe(language === 'fr' ? 'TPS' : 'GST');
  });

  it('head a column by its figure, and one of taxes by the tax', () => {
    const words = wordsIn('en');
    expect(words.column(column('totalCents'))).toBe(words.figure('issued'));
    expect(words.column(column('count'))).toBe(words.figure('issued'));
    expect(words.column(column('gstCents'))).toBe('GST');
    expect(words.column(column('qstCents'))).toBe('QST');
  });

  it.each([
    ['en', '2026-06', 'month', 'Jun 2026'],
    ['fr', '2026-11', 'month', 'nov. 2026'],
    ['en', '2026-06-22', 'week', 'Week of June 22, 2026'],
    ['fr', '2026-06-22', 'week', 'Semaine du 22 juin 2026'],
    ['en', 'assisted', 'plan', 'Assisted'],
    ['en', 'food_truck', 'sector', 'Food truck'],
    ['en', 'none', 'partner', 'Not stated'],
    ['en', 'unheard-of', 'sector', 'unheard-of'],
  ] as const)('name a row in %s: %s of a %s', (language, key, groupBy, name) => {
    expect(wordsIn(language).row({ key, name: null }, groupBy)).toBe(name);
  });

  it('call a partner by its name', () => {
    expect(wordsIn('en').row({ key: 'none', name: 'Services Boréal' }, 'partner')).toBe('Services Boréal');
  });

  it.each([
    ['en', 'totalCents', 123_456, '$1,234.56'],
    ['fr', 'totalCents', 123_456, '1\u00A0234,56\u00A0$'],
    ['en', 'count', 1234, '1,234'],
    ['en', 'days', 2.5, '2.5 d'],
    ['fr', 'days', 2.5, '2,5 j'],
    ['en', 'count', null, '–'],
    ['en', 'days', 0, '0 d'],
  ] as const)('write a value in %s as what it is: %s of %s', (language, shows, amount, written) => {
    expect(wordsIn(language).value(column(shows), amount)).toBe(written);
  });
});

describe('what stands in a column', () => {
  const FIGURES = {
    issued: { count: 4, totalCents: 500, days: 9 },
    credited: { count: 3, totalCents: 0, days: 1 },
    failed: { count: 0, totalCents: 0, days: 5 },
    bare: { count: 2 },
  } as never;

  it.each([
    [column('count'), 4],
    [column('totalCents'), 500],
    [column('totalCents', { isTaken: true }), -500],
    [column('totalCents', { figure: 'credited', isTaken: true }), 0],
    [column('subtotalCents'), 0],
    [column('days'), 2.3],
    [column('days', { figure: 'credited' }), 0.3],
    [column('days', { figure: 'failed' }), null],
    [column('days', { figure: 'bare' }), 0],
    [column('count', { figure: 'unheard-of' }), null],
  ])('is a number, cents, or days to a tenth on average: %j', (shown, amount) => {
    expect(amountOf(FIGURES, shown)).toBe(amount);
  });

  it('is nothing where there are no figures', () => {
    expect(amountOf(null, column('count'))).toBeNull();
  });
});
