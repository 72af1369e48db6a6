import { listBills, sumBills } from '@comptoir/contract/sales/bills';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBillRow } from '../../../../test/bills.ts';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const page = (...items: ReturnType<typeof aBillRow>[]) => ({ items, nextCursor: null, previousCursor: null });
const SUM = { count: 1204, countedBills: 1187, receivedCents: 4_218_305, returnedCents: -31_240, soldCents: 4_187_065 };
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the list of bills', () => {
  it.each([
    [
      'fr',
      '1 juin 2026, 12 h 05',
      ['7K2Q-5', '18,10 $', 'Vente', 'Carte de débit', 'Caisse avant', 'Camille Roy', 'Acceptée'],
    ],
    [
      'en',
      'Jun 1, 2026, 12:05 p.m.',
      ['7K2Q-5', '$18.10', 'Sale', 'Debit card', 'Caisse avant', 'Camille Roy', 'Accepted'],
    ],
  ] as const)(
    'shows date, number, amount, kind, payment, device, employee and state (%s)',
    async (language, date, rest) => {
      answer(listBills, page(aBillRow(5)));
      await renderApp('/sales', { language });
      const row = within(await screen.findByRole('row', { name: /7K2Q-5/ }));
      expect(plain(row.getByRole('rowheader').textContent)).toBe(date);
      expect(row.getAllByRole('cell').map((cell) => plain(cell.textContent))).toEqual(rest);
      expect(row.getByRole('link').getAttribute('href')).toMatch(/^\/sales\/[\da-f-]{36}$/);
    },
  );

  it('says what the filter adds up to', async () => {
    answer(listBills, page(aBillRow(5)));
    answer(sumBills, SUM);
    await renderApp('/sales', { language: 'en' });
    expect(await screen.findByText('$41,870.65')).toBeDefined();
    expect(screen.getByText('1,187 count as sales or refunds')).toBeDefined();
    expect(screen.getByText('-$312.40')).toBeDefined();
  });

  it('asks for what the address says, and keeps the page there', async () => {
    const received = answer(listBills, { items: [aBillRow(5)], nextCursor: 'older', previousCursor: null });
    const { user, address } = await renderApp('/sales?q=37,35&kinds=training&from=2026-06-01&to=2026-06-02', {
      language: 'en',
    });
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(address()).toContain('cursor=older'));
    expect(received.at(-1)?.query).toMatchObject({
      q: '37,35',
      kinds: ['training'],
      from: '2026-06-01',
      cursor: 'older',
    });
  });

  it('begins at the newest again when it is narrowed', async () => {
    answer(listBills, page(aBillRow(5)));
    const { user, address } = await renderApp('/sales?cursor=somewhere', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: /^Types/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Training' }));
    await waitFor(() => expect(address()).toBe('/sales?kinds=training'));
  });

  it('shows a bill as it comes, and marks it', async () => {
    const stream = openStream();
    answer(listBills, page(aBillRow(1)));
    await renderApp('/sales', { language: 'en' });
    await screen.findByRole('row', { name: /7K2Q-1/ });
    answer(listBills, page(aBillRow(2), aBillRow(1)));
    stream.send('activity');
    const row = await screen.findByRole('row', { name: /7K2Q-2/ });
    expect(row.dataset['new']).toBe('true');
    expect(screen.getByRole('row', { name: /7K2Q-1/ }).dataset['new']).toBeUndefined();
  });

  it.each([
    ['fr', '/sales', 'Aucune donnée disponible'],
    ['en', '/sales', 'No data available'],
    ['fr', '/sales?kinds=training', 'Aucun enregistrement correspondant'],
    ['en', '/sales?q=99', 'No matching records found'],
  ] as const)('says that there is nothing (%s %s)', async (language, path, words) => {
    await renderApp(path, { language });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says that it could not be loaded and tries again', async () => {
    refuse(listBills, 'internal-error');
    const { user } = await renderApp('/sales');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listBills, page(aBillRow(1)));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('row', { name: /7K2Q-1/ })).toBeDefined();
  });
});
