import { emailBill, getBillPdf } from '@comptoir/contract/sales/bill-documents';
import { getBill } from '@comptoir/contract/sales/bills';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBillRow, aBillView } from '../../../../test/bills.ts';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, answerRaw, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const ADDRESS = `/sales/${id(5001)}`;

describe('a bill', () => {
  it.each([
    ['fr', 'Facture 7K2Q-1', 'Acceptée par Revenu Québec', 'La rembourser'],
    ['en', 'Bill 7K2Q-1', 'Accepted by Revenu Québec', 'Refund'],
  ] as const)('shows its receipt, its life and how it is refunded (%s)', async (language, title, settled, refund) => {
    await renderApp(ADDRESS, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/PAIEMENT REÇU/)).toBeDefined();
    // who prints the screen has a copy, as in the PDF
    expect(screen.getByText(/Copie du portail Comptoir/)).toBeDefined();
    expect(screen.getByText(/45, rue Saint-Jean/)).toBeDefined();
    expect(screen.getByText(settled)).toBeDefined();
    expect(screen.getByRole('heading', { name: refund })).toBeDefined();
  });

  it.each([
    ['fr', /^Envoyée 20 fois à Revenu Québec dans un lot, la dernière le 15 janv\. 2026/],
    ['en', /^Sent to Revenu Québec in a batch 20 times, last on Jan 15, 2026/],
  ] as const)('shows the attempts of an outage once (%s)', async (language, shown) => {
    const failed = {
      receivedAt: '2026-01-15T19:00:00.000Z',
      outcome: 'unavailable' as const,
      httpStatus: null,
      detail: null,
    };
    const [startedAt, lastStartedAt] = ['2026-01-15T18:00:00.000Z', '2026-01-15T19:00:00.000Z'];
    const attempt = {
      startedAt,
      times: 20,
      lastStartedAt,
      trigger: 'schedule',
      inBatch: true,
      reply: { ...failed, body: null },
    };
    answer(getBill, aBillView({ attempts: [attempt] }));
    await renderApp(ADDRESS, { language });
    expect(await screen.findByText(shown)).toBeDefined();
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

  it.each([
    ['fr', /remettent 18,10\s\$ de plus que le total/],
    ['en', /give back \$18\.10 more than the bill came to/],
  ] as const)('says so when its credit notes give back more than it came to (%s)', async (language, warning) => {
    answer(getBill, aBillView({ creditedBeyondCents: 1810 }));
    await renderApp(ADDRESS, { language });
    expect(await screen.findByText(warning)).toBeDefined();
  });

  it('that waits prints the mention of a communication problem', async () => {
    answer(
      getBill,
      aBillView({ bill: aBillRow(1, { state: 'waiting', psiNoTrans: null }), settledAt: null, psiDatTrans: null }),
    );
    await renderApp(ADDRESS, { language: 'en' });
    expect(await screen.findByText(/PROBLÈME DE COMMUNICATION/)).toBeDefined();
    expect(screen.getByText('Waiting to be sent')).toBeDefined();
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

describe('the document of a bill', () => {
  it('opens as PDF in a tab of its own', async () => {
    const tab = { location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn<() => void>() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    answerRaw({ ...getBillPdf, path: `/bills/${id(5001)}/pdf` }, () => pdf);
    const { user } = await renderApp(ADDRESS, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Open the PDF' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
  });

  it.each([
    ['fr', 'Envoyer par courriel', 'Courriel du client', 'Envoyer', 'La facture est en route vers a@client.test.'],
    ['en', 'Send by email', 'The customer’s email', 'Send', 'The bill is on its way to a@client.test.'],
  ] as const)(
    'is sent to an address, and the screen says where it goes (%s)',
    async (language, open, to, send, done) => {
      const received = answer(emailBill, null);
      const { user } = await renderApp(ADDRESS, { language });
      await user.click(await screen.findByRole('button', { name: open }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText(to), 'a@client.test');
      await user.click(dialog.getByRole('button', { name: send }));
      expect(await screen.findByText(done)).toBeDefined();
      expect(received.map(({ body }) => body)).toEqual([{ to: 'a@client.test', language: 'fr' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is not sent without an address, and says why it was refused', async () => {
    refuse(emailBill, 'bill-not-for-customer');
    const { user } = await renderApp(ADDRESS, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Send by email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('This field is required')).toBeDefined();
    await user.type(dialog.getByLabelText('The customer’s email'), 'a@client.test');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/must not be given to a customer/)).toBeDefined();
  });

  it('is not offered to be sent to those who may only read', async () => {
    await renderApp(ADDRESS, { language: 'en', token: aToken({ merchantRight: 'reader' }) });
    expect(await screen.findByRole('button', { name: 'Open the PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
  });
});
