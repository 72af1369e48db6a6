import {
  getRevenueFile,
  getRevenueReport,
  listRevenueMerchants,
  type RevenueReport,
} from '@comptoir/contract/money/revenue';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, answerRows, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';

const recurring = (count: number, cents: number) => ({ count, cents });
const documents = (count: number, subtotalCents: number) => ({
  count,
  subtotalCents,
  gstCents: 700,
  qstCents: 1397,
  totalCents: subtotalCents + 2097,
});
const figures: RevenueReport['total'] = {
  opening: recurring(2, 28_000),
  new: recurring(1, 14_000),
  resumed: recurring(0, 0),
  changed: recurring(1, -4000),
  paused: recurring(1, 14_000),
  churned: recurring(0, 0),
  closing: recurring(2, 24_000),
  invoiced: documents(2, 28_000),
  credited: documents(1, 14_000),
};
const nothing: RevenueReport['total'] = {
  ...figures,
  ...Object.fromEntries(['opening', 'new', 'changed', 'paused', 'closing'].map((name) => [name, recurring(0, 0)])),
  invoiced: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
  credited: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
};
const report = (overrides: Partial<RevenueReport> = {}): RevenueReport => ({
  before: { from: '2026-05-01', to: '2026-05-20' },
  total: figures,
  totalBefore: nothing,
  rows: [{ key: '2026-06', name: null, figures, before: nothing }],
  ...overrides,
});

const open = (language: 'fr' | 'en' = 'fr', search = '') =>
  renderApp(`/reports?section=revenue${search}`, { language, token: aToken({ role: 'admin', merchantId: null }) });
/** Of the first table, that of what recurs. */
const row = (name: RegExp) => within(screen.getAllByRole('row', { name })[0] ?? document.body);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-21T03:30:00Z') }));

describe('the revenue report', () => {
  it.each([
    ['fr', 'À la fin', '240,00 $', 'Au total'],
    ['en', 'At the end', '$240.00', 'In all'],
  ] as const)('shows what recurs, row by row and in all (%s)', async (language, header, amount, all) => {
    const received = answer(getRevenueReport, report());
    await open(language);
    expect(await screen.findByRole('columnheader', { name: header })).toBeDefined();
    expect(received[0]?.query).toEqual({ from: '2026-06-01', to: '2026-06-20', groupBy: 'month' });
    expect(row(language === 'fr' ? /juin 2026/ : /Jun 2026/).getByText(amount)).toBeDefined();
    expect(row(new RegExp(all)).getByText(amount)).toBeDefined();
  });

  it('leads from a figure to its merchants, and from there to their dashboards', async () => {
    answer(getRevenueReport, report());
    const received = answer(listRevenueMerchants, {
      items: [{ merchantId: id(1), company_name: 'Café 1', count: 1, cents: 14_000, totalCents: 14_000 }],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 1, cents: 14_000, totalCents: 14_000 },
    });
    const { user, address } = await open('en');
    await user.click(await screen.findByRole('link', { name: '$140.00. Show the merchants behind: New, Jun 2026' }));
    expect(await screen.findByRole('heading', { name: 'Merchants behind the figure: New, Jun 2026' })).toBeDefined();
    expect(received[0]?.query).toEqual({
      from: '2026-06-01',
      to: '2026-06-20',
      groupBy: 'month',
      figure: 'new',
      key: '2026-06',
      limit: 50,
    });
    const merchant = await screen.findByRole('link', { name: 'Café 1' });
    expect(merchant.getAttribute('href')).toBe(`/admin/merchant?merchantId=${id(1)}`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).not.toContain('figure');
  });

  it('groups as the address says, and names partners and what is not stated', async () => {
    const partners = [
      { key: id(7), name: 'Services Boréal', figures, before: null },
      { key: 'none', name: null, figures, before: null },
    ];
    const received = answer(getRevenueReport, ({ query }) =>
      query.groupBy === 'partner' ? report({ rows: partners }) : report(),
    );
    const { user, address } = await open('en');
    await screen.findByRole('columnheader', { name: 'New' });
    const findLine = () => document.querySelector('figure [data-comparison]');
    expect(findLine()).not.toBeNull();
    await user.selectOptions(screen.getByLabelText('By'), 'partner');
    expect(await screen.findAllByRole('row', { name: /Services Boréal/ })).toHaveLength(2);
    // partners have no order that a line could follow
    expect(findLine()).toBeNull();
    expect(row(/Not stated/).getAllByText('$240.00')).toHaveLength(1);
    expect(received.at(-1)?.query.groupBy).toBe('partner');
    expect(address()).toContain('by=partner');
  });

  it('says that nothing was billed', async () => {
    answer(getRevenueReport, report({ total: nothing, totalBefore: nothing, rows: [] }));
    await open();
    expect(
      await screen.findByText('Rien n’a été facturé pendant cette période. Choisissez-en une autre.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Exporter (CSV)' })).toBeNull();
  });

  it('leads to the transmissions of the same period', async () => {
    answer(getRevenueReport, report());
    await open('fr', '&from=2026-05-01&to=2026-05-31');
    const link = await screen.findByRole('link', { name: 'Envois' });
    expect(link.getAttribute('href')).toMatch(/^\/reports\?from=2026-05-01&to=2026-05-31/);
    expect(link.getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('link', { name: 'Revenus' }).getAttribute('aria-current')).toBe('page');
  });

  it('says that it could not be loaded', async () => {
    refuse(getRevenueReport, 'internal-error');
    await open();
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
  });

  it.each([
    ['Exporter (CSV)', 'csv'],
    ['Exporter (Excel)', 'xlsx'],
    ['Enregistrer en PDF', 'pdf'],
  ])('is a file that the server makes of the same figures (%s)', async (label, format) => {
    answer(getRevenueReport, report());
    const received = answerRows(getRevenueFile, { name: `revenus.${format}`, count: 1, body: 'x' });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByText(`revenus.${format} enregistré.`)).toBeDefined();
    expect(received[0]?.query).toEqual({ from: '2026-06-01', to: '2026-06-20', groupBy: 'month', format });
  });
});
