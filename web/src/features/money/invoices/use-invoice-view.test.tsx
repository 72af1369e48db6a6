import { listInvoices } from '@comptoir/contract/money/invoices';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aToken } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { anInvoice } from '../../../../test/money.ts';
import { renderInAddress } from '../../../../test/render-in-address.tsx';
import { within } from '../../../../test/within.tsx';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { INVOICE_VIEWS, useInvoiceView } from './use-invoice-view.ts';

beforeEach(() => sessionStore.signIn(aToken()));

const open = async (address: string) => (await renderInAddress(address, useInvoiceView, within())).result;
const due = (invoices: ReturnType<typeof anInvoice>[]) => answer(listInvoices, { items: invoices, nextCursor: null });

it.each([
  ['?view=unpaid', { view: 'unpaid', year: null }],
  ['?view=unpaid&year=2026', { view: 'unpaid', year: null }],
  ['?view=all', { view: 'all', year: null }],
  ['?view=all&year=2026', { view: 'all', year: 2026 }],
  ['?year=2025', { view: 'all', year: 2025 }],
  ['?view=all&year=x', { view: 'all', year: null }],
])('the address names what is shown, and nothing is asked for it: %s', async (search, shown) => {
  const asked = due([]);
  expect((await open(`/invoices${search}`)).current).toEqual(shown);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(asked).toEqual([]);
});

it.each([
  ['unpaid', [anInvoice()]],
  ['all', []],
] as const)('otherwise it is what is to be paid, or everything when nothing is: %s', async (view, invoices) => {
  const asked = due([...invoices]);
  const result = await open('/invoices?year=2025.5');
  expect(result.current).toEqual({ view: null, year: null });
  await waitFor(() => expect(result.current).toEqual({ view, year: null }));
  expect(asked.map(({ query }) => query)).toMatchObject([{ unpaid: true }]);
});

it('the unpaid ones are shown where they could not be read: their list says so', async () => {
  refuse(listInvoices, 'internal-error');
  const result = await open('/invoices');
  await waitFor(() => expect(result.current).toEqual({ view: 'unpaid', year: null }));
});

it('there are two views, the unpaid ones first', () => {
  expect(INVOICE_VIEWS).toEqual(['unpaid', 'all']);
});
