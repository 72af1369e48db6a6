import { getBill } from '@comptoir/contract/sales/bills';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBillRow, aBillView } from '../../../../test/bills.ts';
import { id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const ADDRESS = `/sales/${id(5001)}`;

describe('a bill', () => {
  it.each([
    ['fr', 'Facture 7K2Q-1', 'Acceptée par Revenu Québec', 'La rembourser'],
    ['en', 'Bill 7K2Q-1', 'Accepted by Revenu Québec', 'Refunding it'],
  ] as const)('shows its receipt, its life and how it is refunded (%s)', async (language, title, settled, refund) => {
    await renderApp(ADDRESS, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/PAIEMENT REÇU/)).toBeDefined();
    expect(screen.getByText(/45, rue Saint-Jean/)).toBeDefined();
    expect(screen.getByText(settled)).toBeDefined();
    expect(screen.getByRole('heading', { name: refund })).toBeDefined();
  });

  it('leads to the bills that belong to it and to its neighbours', async () => {
    answer(
      getBill,
      aBillView({
        refersTo: [{ noTrans: 'Z-1', datTrans: '20260101120000', bill: null }],
        referredBy: [aBillRow(2, { kind: 'credit-note', totalCents: -1810 })],
        next: { id: id(5003), noTrans: '7K2Q-3', document: aBillView().document },
      }),
    );
    await renderApp(ADDRESS, { language: 'en' });
    expect((await screen.findByRole('link', { name: '7K2Q-2' })).getAttribute('href')).toBe(`/sales/${id(5002)}`);
    expect(screen.getByText(/Z-1 \(not known here\)/)).toBeDefined();
    expect(screen.getByRole('link', { name: '7K2Q-3' }).getAttribute('href')).toBe(`/sales/${id(5003)}`);
  });

  it('that waits prints the mention of a communication problem', async () => {
    answer(
      getBill,
      aBillView({ bill: aBillRow(1, { state: 'waiting', psiNoTrans: null }), settledAt: null, psiDatTrans: null }),
    );
    await renderApp(ADDRESS, { language: 'en' });
    expect(await screen.findByText(/PROBLÈME DE COMMUNICATION/)).toBeDefined();
    expect(screen.getByText('Waits to be sent')).toBeDefined();
  });

  it('says that it cannot be verified without its certificate', async () => {
    const { user } = await renderApp(ADDRESS, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('The bill could not be verified in full.')).toBeDefined();
  });

  it('of another merchant is not there', async () => {
    refuse(getBill, 'not-found');
    await renderApp(ADDRESS, { language: 'en' });
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
