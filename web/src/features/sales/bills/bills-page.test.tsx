import { exportBills, listBills, sumBills } from '@comptoir/contract/sales/bills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBillRow } from '../../../../test/bills.ts';
import { answer, answerRows, cutOff, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const page = (...items: ReturnType<typeof aBillRow>[]) => ({ items, nextCursor: null, previousCursor: null });
const SUM = { count: 1204, countedBills: 1187, receivedCents: 4_218_305, returnedCents: -31_240, soldCents: 4_187_065 };
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the list of bills', () => {
  it.each([
    [
      'fr',
      '1er juin 2026, 12 h 05',
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

  it('jumps to a day, and leaves it for a page or a narrower list', async () => {
    const received = answer(listBills, { items: [aBillRow(5)], nextCursor: null, previousCursor: 'newer' });
    const { user, address } = await renderApp('/sales', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: /^Days/ }));
    fireEvent.change(screen.getByLabelText('Jump to a day'), { target: { value: '2026-05-20' } });
    await waitFor(() => expect(address()).toBe('/sales?at=2026-05-20'));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ at: '2026-05-20' }));
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    await waitFor(() => expect(address()).toBe('/sales?cursor=newer'));
    expect(received.at(-1)?.query).not.toHaveProperty('at');
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

describe('the export of bills', () => {
  it.each([
    [
      'fr',
      'factures-2026-06-01-2026-06-02.csv',
      'Fichier enregistré : factures-2026-06-01-2026-06-02.csv, 2 factures.',
    ],
    ['en', 'bills.csv', 'File saved: bills.csv, 2 bills.'],
  ] as const)('is saved by the name that the server gave it (%s)', async (language, name, words) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    answer(listBills, page(aBillRow(5)));
    const asked = answerRows(exportBills, { name, count: 2, body: 'a\r\nb\r\nc\r\nd\r\n' });
    const { user } = await renderApp('/sales?kinds=training', { language });
    await user.click(await screen.findByRole('button', { name: /^CSV/ }));
    expect(await screen.findByText((text) => plain(text) === words)).toBeDefined();
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([name]);
    expect(asked[0]?.query).toMatchObject({ kinds: ['training'], format: 'csv' });
  });

  it('says how far it is, and saves nothing of a file that breaks off', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    answer(listBills, page(aBillRow(5)));
    let cut = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('header\r\none\r\n'));
        cut = () => controller.error(new Error('gone'));
      },
    });
    answerRows(exportBills, { name: 'bills.csv', count: 1200, body });
    const { user } = await renderApp('/sales', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'CSV, for a spreadsheet' }));
    expect(await screen.findByRole('button', { name: '2 of 1,200 bills' })).toBeDefined();
    cut();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined();
    expect(saved).not.toHaveBeenCalled();
  });

  it('may take longer than a screen waits', async () => {
    answer(listBills, page(aBillRow(5)));
    const { user } = await renderApp('/sales', { language: 'en' });
    const button = await screen.findByRole('button', { name: 'Excel workbook' });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answerRows(exportBills, { name: 'bills.xlsx', count: 3, body: 'PK' });
    await user.click(button);
    expect(await screen.findByText('File saved: bills.xlsx, 3 bills.')).toBeDefined();
  });

  it('says why there is none', async () => {
    answer(listBills, page(aBillRow(5)));
    cutOff(exportBills);
    const { user } = await renderApp('/sales', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'JSON, for a program' }));
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});

describe('a bill opened from the list, where there is room for both,', () => {
  const wide = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('min-width'),
          media: query,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
  const openFirst = async () => {
    wide();
    answer(listBills, page(aBillRow(5), aBillRow(4)));
    const { user, router } = await renderApp('/sales?q=7K2Q', { language: 'en' });
    const row = within(await screen.findByRole('row', { name: /7K2Q-5/ }));
    await user.click(row.getByRole('link'));
    const drawer = await screen.findByRole('complementary', { name: 'Bill 7K2Q-1' });
    return { user, router, row, drawer };
  };

  it('stands beside it with the focus in it, under its own address', async () => {
    const { router, row, drawer } = await openFirst();
    expect(drawer.contains(document.activeElement)).toBe(true);
    expect(within(drawer).getByText('PAIEMENT REÇU')).toBeDefined();
    expect(row.getByRole('link').getAttribute('href')).toBe(`/sales/${aBillRow(5).id}`);
    expect(router.state.location.maskedLocation?.pathname).toBe(`/sales/${aBillRow(5).id}`);
    expect(screen.getByRole('row', { name: /7K2Q-4/ })).toBeDefined();
  });

  it('is closed by Escape or its button, and gives the focus back to its row', async () => {
    const { user, router, row, drawer } = await openFirst();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Bill 7K2Q-1' })).toBeNull());
    expect(drawer.isConnected).toBe(false);
    expect(document.activeElement).toBe(row.getByRole('link'));
    expect(router.state.location.search).toEqual({ q: '7K2Q' });
    await user.click(row.getByRole('link'));
    const again = await screen.findByRole('complementary', { name: 'Bill 7K2Q-1' });
    await user.click(within(again).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(again.isConnected).toBe(false));
  });

  it('keeps open when a dialog that was opened from it is left by Escape', async () => {
    const { user, drawer } = await openFirst();
    await user.click(within(drawer).getByRole('button', { name: 'Send by email' }));
    const dialog = await within(drawer).findByRole('dialog');
    await user.type(within(dialog).getByLabelText('The customer’s email'), '{Escape}');
    expect(drawer.isConnected).toBe(true);
  });

  it('gives way to another one of the list', async () => {
    const { user, router } = await openFirst();
    await user.click(within(screen.getByRole('row', { name: /7K2Q-4/ })).getByRole('link'));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ open: aBillRow(4).id }));
    expect(await screen.findAllByRole('complementary', { name: 'Bill 7K2Q-1' })).toHaveLength(1);
  });
});
