import {
  keepUnexpectedCharge,
  listUnexpectedCharges,
  refundUnexpectedCharge,
  type UnexpectedCharge,
} from '@comptoir/contract/money/unexpected-charges';
import { listInvoices } from '@comptoir/contract/money/invoices';
import { getSubscription } from '@comptoir/contract/money/subscriptions';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../test/mock-api.ts';
import { aSubscription } from '../../../test/money.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aToken, id } from '../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const MONEY = `/admin/merchant-money?merchantId=${id(1)}`;

const aCharge = (overrides: Partial<UnexpectedCharge> = {}): UnexpectedCharge => ({
  id: id(70),
  merchantId: id(1),
  merchantName: 'Bistro du Quai',
  invoiceId: id(71),
  invoiceNumber: '001042',
  reason: 'duplicate',
  amountCents: 16_097,
  refundedCents: 0,
  card: 'Visa •••• 4242',
  chargeReference: 'ch_123',
  chargedAt: '2026-06-16T04:00:00.000Z',
  foundAt: '2026-06-16T04:00:00.000Z',
  state: 'open',
  note: null,
  resolvedAt: null,
  ...overrides,
});

const given = (overrides: Partial<UnexpectedCharge> = {}) =>
  answer(listUnexpectedCharges, { items: [aCharge(overrides)] });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  answer(getSubscription, aSubscription());
  answer(listInvoices, { items: [], nextCursor: null });
});

describe('charges that pay no invoice', () => {
  it.each([
    [
      'fr',
      'Débits à vérifier',
      ['160,97 $', 'À décider', 'Un autre débit a déjà payé cette facture.'],
      'facture 001042',
    ],
    [
      'en',
      'Charges to check',
      ['$160.97', 'To decide', 'Another charge has paid this invoice already.'],
      'invoice 001042',
    ],
  ] as const)('are shown with a merchant’s money (%s)', async (language, title, words, invoice) => {
    given();
    await renderApp(MONEY, { language, token });
    const shown = await section(title);
    for (const word of words) expect(shown.getByText(word)).toBeDefined();
    expect(shown.getByText(new RegExp(invoice)).textContent).toContain('Visa •••• 4242');
  });

  it('are named on the overview, also when no one knows whose they are', async () => {
    const asked = given({ merchantId: null, merchantName: null, invoiceId: null, reason: 'no-invoice' });
    await renderApp('/admin/dashboard', { token });
    const shown = await section('Débits à vérifier');
    expect(shown.getByText(/Commerçant inconnu/)).toBeDefined();
    expect(asked[0]?.query).toEqual({});
  });

  it('take no room while there are none', async () => {
    await renderApp(MONEY, { token });
    await screen.findByRole('region', { name: 'Bistro du Quai' });
    expect(screen.queryByText('Débits à vérifier')).toBeNull();
  });

  it('are refunded after a question, with one call for two clicks', async () => {
    given();
    const refunds = answer(refundUnexpectedCharge, aCharge({ state: 'refunded', refundedCents: 16_097 }));
    const { user } = await renderApp(MONEY, { token });
    const shown = await section('Débits à vérifier');
    await user.click(shown.getByRole('button', { name: 'Rembourser' }));
    expect(refunds).toHaveLength(0);
    await user.dblClick(shown.getByRole('button', { name: /^Rembourser 160,97/ }));
    expect((await screen.findAllByText('Remboursé')).length).toBeGreaterThan(0);
    expect(refunds).toHaveLength(1);
  });

  it('are kept with a note, and not without one', async () => {
    given({ reason: 'amount-differs' });
    const kept = answer(keepUnexpectedCharge, aCharge({ state: 'kept', note: 'ancien prix' }));
    const { user } = await renderApp(MONEY, { token });
    const shown = await section('Débits à vérifier');
    await user.click(shown.getByRole('button', { name: 'Conserver' }));
    expect(await shown.findByText(/sera alors payée par ce débit/)).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Conserver ce débit' }));
    expect(await shown.findByText('Trois caractères au moins')).toBeDefined();
    await user.type(shown.getByLabelText('Pourquoi il est conservé'), 'ancien prix');
    await user.click(shown.getByRole('button', { name: 'Conserver ce débit' }));
    expect((await screen.findAllByText('Conservé')).length).toBeGreaterThan(0);
    expect(kept.map(({ body }) => body)).toEqual([{ note: 'ancien prix' }]);
  });

  it('say when someone else has decided meanwhile', async () => {
    given();
    refuse(refundUnexpectedCharge, 'charge-already-resolved');
    const { user } = await renderApp(MONEY, { token });
    const shown = await section('Débits à vérifier');
    await user.click(shown.getByRole('button', { name: 'Rembourser' }));
    await user.click(shown.getByRole('button', { name: /^Rembourser 160,97/ }));
    expect(await shown.findByText('Ce débit a déjà été remboursé ou conservé.')).toBeDefined();
  });

  it('offer nothing more once they are decided', async () => {
    given({ state: 'kept', note: 'ancien prix' });
    await renderApp(MONEY, { token });
    const shown = await section('Débits à vérifier');
    expect(shown.getByText(/ancien prix/)).toBeDefined();
    expect(shown.queryByRole('button')).toBeNull();
  });
});
