import { listContacts } from '@comptoir/contract/people/contacts';
import { listInvitationFiles } from '@comptoir/contract/people/invitations';
import {
  getCommissionStatement,
  listCommissions,
  setCommissionRate,
  type CommissionMonth,
} from '@comptoir/contract/money/commissions';
import { getPartner, listPartners } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aPartner, aToken, id, PARTNER_ID } from '../../../../test/factories.ts';

const sums = {
  invoices: 2,
  netCents: 10_010,
  earnedCents: 1001,
  credits: 1,
  creditedCents: 5005,
  takenBackCents: 501,
  totalCents: 500,
};
const months: CommissionMonth[] = [
  { month: '2026-06', merchants: 1, closedAt: null, ...sums },
  { month: '2026-05', merchants: 1, closedAt: '2026-06-01T04:40:00.000Z', ...sums, totalCents: -501 },
];
const rate = { kind: 'percent', rate: 100_000 } as const;

async function open(role: 'admin' | 'partner', language: 'fr' | 'en', rates = [{ from: '2026-05', rate }]) {
  answer(getPartner, aPartner());
  answer(listPartners, { items: [], nextCursor: null });
  answerMerchants([]);
  answer(listContacts, { items: [], nextCursor: null });
  answer(listInvitationFiles, { items: [], nextCursor: null });
  answer(listCommissions, { items: rates.length > 0 ? months : [], nextCursor: null, rates });
  const token = aToken({ role, merchantId: null, partnerId: role === 'partner' ? PARTNER_ID : null });
  return renderApp(`/partner/${PARTNER_ID}/`, { language, token });
}

it.each([
  ['fr', /mai 2026.*5,01/, 'Relevé|rédigé', 'Tous les commerçants', 'À partir de mai 2026'],
  ['en', /May 2026.*5\.01/, 'partner’s language', 'All merchants', 'From May 2026 on'],
] as const)('shows a partner its months, and behind one its merchants and its files (%s)', async (...words) => {
  const [language, row, closed, all, since] = words;
  const lines = [{ merchantId: id(1), company_name: 'Bistro du Quai', ...sums }];
  answer(getCommissionStatement, {
    ...months[1],
    ...sums,
    month: '2026-05',
    merchants: 1,
    closedAt: '2026-06-01T04:40:00.000Z',
    rate,
    lines,
  });
  const { user } = await open('partner', language);
  expect(await screen.findByText(new RegExp(since))).toBeDefined();
  expect(screen.queryByRole('button', { name: /taux|rate/ })).toBeNull();
  await user.click(within(await screen.findByRole('row', { name: row })).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(new RegExp(closed))).toBeDefined();
  expect(dialog.getByRole('row', { name: /Bistro du Quai/ })).toBeDefined();
  expect(dialog.getByRole('row', { name: new RegExp(all) })).toBeDefined();
  for (const format of ['PDF', 'CSV', 'Excel']) expect(dialog.getByRole('button', { name: format })).toBeDefined();
});

it('has no file of a month that is not closed', async () => {
  answer(getCommissionStatement, { month: '2026-06', merchants: 0, closedAt: null, ...sums, rate, lines: [] });
  const { user } = await open('partner', 'fr');
  await user.click(within(await screen.findByRole('row', { name: /juin 2026/ })).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/n’est pas arrêté/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'PDF' })).toBeNull();
});

it('lets an administrator set a rate, and says what is wrong with one', async () => {
  const { user } = await open('admin', 'en', []);
  expect(await screen.findByText('No commission')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Set the rate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const value = await dialog.findByRole('textbox', { name: 'Rate' });
  await user.type(value, '101');
  await user.click(dialog.getByRole('button', { name: 'Set the rate' }));
  expect(await dialog.findByText(/from 0 to 100/)).toBeDefined();
  await user.clear(value);
  await user.type(value, '7.5');
  refuse(setCommissionRate, 'validation-failed', { fields: [{ path: 'month', rule: 'month-over' }] });
  await user.click(dialog.getByRole('button', { name: 'Set the rate' }));
  expect(await dialog.findByText('This month is over and keeps its rate.')).toBeDefined();
  const sent = answer(setCommissionRate, { rates: [] });
  await user.click(dialog.getByRole('button', { name: 'Set the rate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.body).toEqual({ kind: 'percent', rate: 75_000 });
});

it.each([
  ['fr', /partir de avril 2026/, /partir de mai 2026/],
  ['en', /From April 2026/, /From May 2026/],
] as const)('a rate that is set again says nothing new (%s)', async (language, since, again) => {
  await open('partner', language, [
    { from: '2026-05', rate },
    { from: '2026-04', rate },
  ]);
  expect(await screen.findByText(since)).toBeDefined();
  expect(screen.queryByText(again)).toBeNull();
});
