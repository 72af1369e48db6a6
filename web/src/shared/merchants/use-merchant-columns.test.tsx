import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import { render, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMerchant, hoursAgo, id, someFacts } from '../../../test/factories.ts';
import { within } from '../../../test/within.tsx';
import { merchantListEn } from './merchant-list.en.ts';
import { merchantListFr } from './merchant-list.fr.ts';
import { merchantSummaryEn } from './merchant-summary.en.ts';
import { merchantSummaryFr } from './merchant-summary.fr.ts';
import { useMerchantColumns } from './use-merchant-columns.tsx';

const WORDS = {
  en: { merchantList: merchantListEn, merchantSummary: merchantSummaryEn },
  fr: { merchantList: merchantListFr, merchantSummary: merchantSummaryFr },
};
const PARTNERS = [
  { value: id(6), label: 'Autre' },
  { value: id(5), label: 'Services Boréal' },
];

function columnsOf(facts: Partial<MerchantFacts> | null = {}, language: 'en' | 'fr' = 'en') {
  const standings = new Map(facts ? [[id(1), someFacts(facts)]] : []);
  const wrapper = within({ language, messages: WORDS[language] });
  const { result } = renderHook(() => useMerchantColumns({ standings, partners: PARTNERS }), { wrapper });
  const columns = result.current;
  const column = (key: string) => columns.find((one) => one.key === key);
  /** A cell as text, with the tone of each badge or the tag of what it is in. */
  const cell = (key: string, parts: Partial<MerchantView> = {}): string[] => {
    const { container } = render(<>{column(key)?.cell(aMerchant(parts))}</>, { wrapper });
    const drawn = [...container.querySelectorAll('[data-tone], time, a, .faint, [class*="faint"]')];
    if (drawn.length === 0) return container.textContent ? [container.textContent] : [];
    return drawn.map((part) => `${part.getAttribute('data-tone') ?? part.tagName}: ${part.textContent}`);
  };
  return { columns, column, cell };
}

describe('the columns of merchants', () => {
  it.each(['en', 'fr'] as const)('are in their order and headed, in %s', (language) => {
    const words = WORDS[language].merchantList.columns;
    const keys = [
      ...(['name', 'kind', 'city', 'fileNumber', 'phone', 'partner', 'subscription', 'payment'] as const),
      ...(['certificates', 'lastBill', 'waiting', 'health', 'state'] as const),
    ];
    const { columns } = columnsOf({}, language);
    expect(columns.map(({ key, header }) => [key, header])).toEqual(keys.map((key) => [key, words[key]]));
  });

  it('stand where they are read on a narrow screen, and are cut where they may be', () => {
    const { columns } = columnsOf();
    const keysOf = (isSo: (column: (typeof columns)[number]) => unknown) => columns.filter(isSo).map(({ key }) => key);
    expect(keysOf(({ phone }) => phone === 'primary')).toEqual(['health', 'state']);
    expect(keysOf(({ phone }) => phone === 'hidden')).toEqual(['kind']);
    expect(keysOf(({ isLabelled }) => isLabelled)).toEqual(['lastBill', 'waiting']);
    expect(keysOf(({ isFigure }) => isFigure)).toEqual(['waiting']);
    const kept = ['fileNumber', 'phone', 'subscription', 'payment', 'certificates', 'health', 'state'];
    expect(keysOf(({ keeps }) => keeps)).toEqual(kept);
  });

  it('order by name, city, file and last bill', () => {
    const merchant = aMerchant({ company_name: 'Bistro', city: 'Lévis', file_number: 'ER0007' });
    const ordered = columnsOf().columns.flatMap(({ key, sortBy }) => (sortBy ? [[key, sortBy(merchant)]] : []));
    expect(ordered).toEqual([
      ['name', 'Bistro'],
      ['city', 'Lévis'],
      ['fileNumber', 'ER0007'],
      ['lastBill', null],
    ]);
  });
});

describe('what is on file', () => {
  it('is the name, which leads to the page of the merchant', () => {
    const cell = columnsOf()
      .column('name')
      ?.cell(aMerchant({ id: id(7), company_name: 'Bistro' }));
    expect(cell).toMatchObject({ props: { id: id(7), name: 'Bistro' } });
  });

  it.each([
    ['kind', { sub_sector: 'bar' }, ['Bar']],
    ['kind', { sub_sector: 'bar', isTraiteur: true }, ['Bar · Caterer']],
    ['kind', { sub_sector: null }, ['Sub-sector unknown']],
    ['city', { city: 'Lévis' }, ['Lévis']],
    ['city', { city: null }, ['soft: Unknown']],
    ['fileNumber', { file_number: 'ER0007' }, ['ER0007']],
    ['fileNumber', { file_number: null }, ['soft: Unknown']],
    ['phone', { area_code: null, phone_number: null }, ['soft: Unknown']],
    ['partner', { partnerId: id(5) }, ['Services Boréal']],
    ['partner', { partnerId: id(9) }, ['soft: None']],
    ['partner', { partnerId: null }, ['soft: None']],
    ['state', {}, ['success: Active']],
    ['state', { active: false }, ['neutral: Inactive']],
    ['state', { subscriptionCompleted: false }, ['warning: Registration not complete']],
  ] satisfies [string, Partial<MerchantView>, string[]][])('is said in the column %s: %j', (key, parts, drawn) => {
    expect(columnsOf().cell(key, parts)).toEqual(drawn);
  });

  it('is a number that can be called', () => {
    const cell = columnsOf()
      .column('phone')
      ?.cell(aMerchant({ area_code: '418', phone_number: '5550142' }));
    const { container } = render(cell);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(`tel:${container.textContent}`);
    expect(container.textContent).toMatch(/418.555-0142/);
  });
});

describe('how a merchant stands', () => {
  it.each(['subscription', 'payment', 'certificates', 'lastBill', 'waiting', 'health'])(
    'is nothing in the column %s as long as it is on its way',
    (key) => {
      expect(columnsOf(null).cell(key)).toEqual([]);
    },
  );

  it.each([
    ['subscription', { subscription: 'none' }, ['neutral: Not subscribed']],
    ['subscription', { subscription: 'active' }, ['success: Under way']],
    ['subscription', { subscription: 'pausing' }, ['info: Pause scheduled']],
    ['subscription', { subscription: 'paused' }, ['neutral: Paused']],
    ['payment', { payment: 'past-due' }, ['error: Past due']],
    ['payment', { payment: 'refused' }, ['error: Card refused']],
    ['payment', { payment: 'paused' }, ['neutral: Paused']],
    ['payment', { payment: 'no-card' }, ['warning: No card']],
    ['payment', { payment: 'paid-up' }, ['success: Paid up']],
    ['payment', { payment: 'none' }, ['neutral: Not subscribed']],
    ['certificates', { certificates: 'ended' }, ['error: To renew']],
    ['certificates', { certificates: 'expiring' }, ['warning: Expiring soon']],
    ['certificates', { certificates: 'valid' }, ['success: Valid']],
    ['certificates', { certificates: 'none' }, ['neutral: No device']],
    ['lastBill', { lastBillOn: '2026-06-20' }, ['TIME: Jun 20, 2026']],
    ['lastBill', { lastBillOn: null }, ['soft: Never']],
    ['waiting', { waiting: 1234 }, ['1,234']],
    ['health', {}, [`success: ${merchantSummaryEn.state.good}`]],
    ['health', { refused: 1 }, [`error: ${merchantSummaryEn.state.refused}`]],
    ['health', { oldestWaitingAt: hoursAgo(30) }, [`warning: ${merchantSummaryEn.state.waiting}`]],
  ] satisfies [string, Partial<MerchantFacts>, string[]][])('is said in the column %s: %j', (key, facts, drawn) => {
    expect(columnsOf(facts).cell(key)).toEqual(drawn);
  });

  it('names its day for machines, and is written in French where the interface is', () => {
    const { column, cell } = columnsOf({ lastBillOn: '2026-06-20', waiting: 1234 }, 'fr');
    expect(cell('lastBill')).toEqual(['TIME: 20 juin 2026']);
    expect(cell('waiting')).toEqual(['1\u00A0234']);
    expect(render(column('lastBill')?.cell(aMerchant())).container.querySelector('time')?.dateTime).toBe('2026-06-20');
  });

  it('counts whether the account is active and its registration complete', () => {
    const { cell } = columnsOf({ isStuck: true });
    expect(cell('health', { active: false })).toEqual([`neutral: ${merchantSummaryEn.state.inactive}`]);
    expect(cell('health', { subscriptionCompleted: false })).toEqual([`info: ${merchantSummaryEn.state.registration}`]);
  });
});
