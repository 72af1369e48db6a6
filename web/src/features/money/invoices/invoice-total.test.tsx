import { getInvoiceTotal, listInvoices } from '@comptoir/contract/money/invoices';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { anInvoice, anInvoiceTotal } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const listed = () => answer(listInvoices, { items: [anInvoice()], nextCursor: null });
const summed = () => answer(getInvoiceTotal, ({ query }) => anInvoiceTotal(query.year ? { invoices: 1 } : {}));

describe('what the invoices come to', () => {
  it.each([
    ['fr', 'Année', ['Payé311,94 $', 'Montant dû160,97 $', 'TPS et TVQ61,61 $'], '1 facture, taxes comprises'],
    ['en', 'Year', ['Paid$311.94', 'Amount due$160.97', 'GST and QST$61.61'], '1 invoice, taxes included'],
  ] as const)('stands over the list, of the year that is chosen (%s)', async (language, year, sums, one) => {
    const [list, total] = [listed(), summed()];
    const { user, address } = await renderApp('/bills?view=all', { language });
    const figures = async () =>
      (await screen.findAllByRole('term')).map(({ parentElement }) => parentElement?.textContent);
    await waitFor(async () => {
      const shown = (await figures()).map((text) => text?.replaceAll('\u00A0', ' ') ?? '');
      for (const sum of sums) expect(shown.some((text) => text.startsWith(sum))).toBe(true);
    });
    await user.selectOptions(screen.getByRole('combobox', { name: year }), '2025');
    expect(await screen.findByText(one)).toBeDefined();
    expect([list.at(-1)?.query.year, total.at(-1)?.query.year]).toEqual([2025, 2025]);
    expect(address()).toBe('/bills?view=all&year=2025');
  });

  it('is of the year in the address, also of one that nothing is of', async () => {
    const list = listed();
    summed();
    await renderApp('/bills?view=all&year=2031');
    expect(await screen.findByDisplayValue('2031')).toBeDefined();
    expect(list.at(-1)?.query).toMatchObject({ unpaid: false, year: 2031 });
  });

  it('is not shown over what is unpaid, nor to a merchant without invoices', async () => {
    listed();
    const total = summed();
    await renderApp('/bills?view=unpaid&year=2025');
    await screen.findByText('1042');
    expect([total.length, screen.queryByRole('combobox', { name: 'Année' })]).toEqual([0, null]);
    answer(getInvoiceTotal, anInvoiceTotal({ years: [], invoices: 0 }));
    await renderApp('/bills?view=all&year=soon');
    await screen.findAllByText('1042');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Année' })).toBeNull());
  });

  it('is asked for again once it is known what became of a payment', async () => {
    let state: 'charging' | 'paid' = 'charging';
    answer(listInvoices, () => ({ items: [anInvoice({ state })], nextCursor: null }));
    const total = summed();
    await renderApp('/bills?view=all');
    await waitFor(() => expect(total).toHaveLength(1));
    state = 'paid';
    expect(await screen.findByText('Payée', undefined, { timeout: 8000 })).toBeDefined();
    await waitFor(() => expect(total).toHaveLength(2));
  }, 15_000);

  it('leaves the list to be read when it could not be had', async () => {
    listed();
    refuse(getInvoiceTotal, 'internal-error');
    await renderApp('/bills?view=all');
    expect(await screen.findByText('1042')).toBeDefined();
    expect(screen.getAllByText('–').length).toBeGreaterThan(0);
  });
});
