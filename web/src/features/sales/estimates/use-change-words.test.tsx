import type { RevisionChange } from '@comptoir/domain/sales/estimates/compare-revisions';
import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLanguage } from '../../../lib/i18n/language.ts';
import { estimateEn } from './estimate.en.ts';
import { useChangeWords } from './use-change-words.ts';

const TEXTS = estimateEn.changes;

beforeEach(() => keepLanguage('en'));

const say = (field: string, before: unknown, after: unknown) =>
  renderHook(useChangeWords, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={{ estimate: estimateEn }}>
        {children}
      </IntlProvider>
    ),
  }).result.current({ field, before, after } as RevisionChange);

const DISH = { description: 'Bouchées', quantity: 4000, per: 'event', unitCents: 250, taxes: 'FP' };

describe('what changed between two revisions', () => {
  it.each([
    ['name', 'Noces', 'Bal', TEXTS.fields.name, 'Noces', 'Bal'],
    ['place', '', 'Lévis', TEXTS.fields.place, 'none', 'Lévis'],
    ['date', '2026-06-20', '2026-06-21', TEXTS.fields.date, 'June 20, 2026', 'June 21, 2026'],
    ['balanceDueOn', '2026-06-01', '2026-06-02', TEXTS.fields.balanceDueOn, 'June 1, 2026', 'June 2, 2026'],
    ['validUntil', '2026-06-01', '2026-06-02', TEXTS.fields.validUntil, 'June 1, 2026', 'June 2, 2026'],
    ['persons', 40, 1200, TEXTS.fields.persons, '40', '1,200'],
    ['language', 'fr', 'en', TEXTS.fields.language, 'French', 'English'],
    ['time', null, '18:30', TEXTS.fields.time, 'none', expect.stringContaining('6:30')],
    ['service', { by: 'none' }, { by: 'share', hundredths: 1500 }, TEXTS.fields.service, 'none', '15%'],
    ['tip', { by: 'amount', cents: 5000 }, { by: 'none' }, TEXTS.fields.tip, '$50.00', 'none'],
    ['deposit', { by: 'share', hundredths: 1250 }, { by: 'none' }, TEXTS.fields.deposit, '12.5%', 'none'],
  ])('is said in words: %s', (field, before, after, label, from, to) => {
    expect(say(field, before, after)).toEqual({ label, before: from, after: to });
  });

  it('is said of each instalment', () => {
    const [first, second] = [
      { by: 'share', hundredths: 2500, dueOn: '2026-06-01' },
      { by: 'amount', cents: 5000, dueOn: '2026-06-02' },
    ];
    expect(say('instalments', [], [first, second])).toEqual({
      label: TEXTS.fields.instalments,
      before: 'none',
      after: '25% on June 1, 2026; $50.00 on June 2, 2026',
    });
  });

  it('is said of a dish by its own name, and of one that came or went on one side alone', () => {
    const line = '40 at $2.50, GST and QST';
    expect(say('item', null, DISH)).toEqual({ label: 'Bouchées', before: null, after: line });
    expect(say('item', DISH, null)).toEqual({ label: 'Bouchées', before: line, after: null });
    const renamed = { ...DISH, description: 'Canapés', per: 'person', taxes: 'NON' };
    expect(say('item', DISH, renamed)).toEqual({
      label: 'Canapés',
      before: line,
      after: 'per person at $2.50, not taxed',
    });
  });

  it('is said of the drinks that a dish includes', () => {
    const wine = { drinks: [{ description: 'glass of wine', quantity: 2 }] };
    const included = '2 drinks included with each: 2 glass of wine';
    expect(say('item', DISH, { ...DISH, ...wine }).after).toBe(`40 at $2.50, GST and QST; ${included}`);
    const single = { ...DISH, ...wine, per: 'person', quantity: 100 };
    expect(say('item', DISH, single).after).toBe(`per person at $2.50, GST and QST; ${included}`);
  });
});
