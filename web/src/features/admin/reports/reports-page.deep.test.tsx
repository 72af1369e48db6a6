import { getTransmissionReport, type TransmissionReportRow } from '@comptoir/contract/sales/reports';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken, id } from '../../../../test/factories.ts';
import { aTransmissionReport } from '../../../../test/reports.ts';

const row = (number: number, overrides: Partial<TransmissionReportRow> = {}): TransmissionReportRow => ({
  merchantId: id(number),
  company_name: `Café ${number}`,
  bills: 1000,
  accepted: 1000,
  waiting: 0,
  refused: 0,
  totalCents: 123_456,
  ...overrides,
});
const page = (...items: TransmissionReportRow[]) => aTransmissionReport(items);

const open = (language: 'fr' | 'en' = 'fr', search = '') =>
  renderApp(`/reports${search}`, { language, token: aToken({ role: 'admin', merchantId: null }) });

const cells = (name: RegExp): (string | null)[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

// 20 June 2026, half past eleven in the evening in Québec; already the 21st elsewhere
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-21T03:30:00Z') }));

describe('the report', () => {
  it.each([
    ['fr', '2 commerçants', ['1\u00A0000', '1\u00A0000', '0', '0', '1\u00A0234,56\u00A0$'], '2\u00A0469,12\u00A0$'],
    ['en', '2 merchants', ['1,000', '1,000', '0', '0', '$1,234.56'], '$2,469.12'],
  ] as const)('is of this month, merchant by merchant, with totals (%s)', async (language, all, figures, total) => {
    const received = answer(getTransmissionReport, page(row(1), row(2)));
    await open(language);
    await screen.findByRole('link', { name: 'Café 1' });
    expect(received[0]?.query).toMatchObject({ from: '2026-06-01', to: '2026-06-20', limit: 50 });
    expect(cells(/Café 1/)).toEqual(figures);
    expect(cells(new RegExp(all))).toEqual([
      ...(language === 'fr' ? ['2\u00A0000', '2\u00A0000'] : ['2,000', '2,000']),
      '0',
      '0',
      total,
    ]);
  });

  it('lets what waits or was refused stand out', async () => {
    answer(getTransmissionReport, page(row(1, { accepted: 990, waiting: 7, refused: 3 })));
    await open();
    const line = within(await screen.findByRole('row', { name: /Café 1/ }));
    expect(line.getByText('7').dataset['tone']).toBe('warning');
    expect(line.getByText('3').dataset['tone']).toBe('error');
  });

  it.each([
    ['Mois dernier', '2026-05-01', '2026-05-31'],
    ['30 derniers jours', '2026-05-22', '2026-06-20'],
  ])('is of another period by its name: %s', async (name, from, to) => {
    const received = answer(getTransmissionReport, page(row(1)));
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ from, to }));
    expect(address()).toContain(`from=${from}&to=${to}`);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is a page that the server orders; totals are of all merchants', async () => {
    const received = answer(getTransmissionReport, {
      ...page(row(1)),
      nextCursor: '50',
      total: { merchants: 90, bills: 90_000, accepted: 90_000, waiting: 0, refused: 0, totalCents: 1 },
    });
    const { user, address } = await open('en');
    await user.click(await screen.findByRole('button', { name: /^Bills/ }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ sort: 'bills', limit: 50 }));
    expect(screen.getByRole('row', { name: /90 merchants/ }).textContent).toContain('90,000');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ sort: 'bills', cursor: 50 }));
    expect(address()).toContain('sort=bills&cursor=50');
    // another period begins at its first page
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ from: '2026-05-01' }));
    expect(received.at(-1)?.query.cursor).toBeUndefined();
  });

  it('is of the period in the address', async () => {
    const received = answer(getTransmissionReport, page(row(1)));
    await open('fr', '?from=2026-02-01&to=2026-02-28');
    await screen.findByRole('table', { name: 'Transmissions par commerçant du 2026-02-01 au 2026-02-28' });
    expect(received.every(({ query }) => query.from === '2026-02-01')).toBe(true);
  });

  it.each(['?from=2026-07-01&to=2026-07-31', '?from=2020-01-01&to=2026-01-01', '?from=x&to=y'])(
    'is of this month when the address asks for what there is no report of: %s',
    async (search) => {
      const received = answer(getTransmissionReport, page(row(1)));
      await open('fr', search);
      await screen.findByRole('link', { name: 'Café 1' });
      expect(received[0]?.query).toMatchObject({ from: '2026-06-01', to: '2026-06-20', limit: 50 });
    },
  );
});

describe('the days of a report', () => {
  it.each([
    ['fr', '', '2026-06-20', 'Choisissez une date de début et une date de fin.'],
    ['en', '', '2026-06-20', 'Please select a start and end date.'],
    ['fr', '2026-06-01', '2026-06-21', 'Les dates doivent être antérieures ou égales à celle d’aujourd’hui.'],
    ['en', '2026-06-01', '2026-06-21', 'Dates must be earlier than or equal to today’s date.'],
    ['fr', '2026-06-10', '2026-06-09', 'La date de début ne peut pas suivre la date de fin.'],
    ['fr', '2025-01-01', '2026-06-20', 'Un rapport porte sur 366 jours au plus.'],
  ] as const)('are refused in words (%s, %s to %s)', async (language, from, to, words) => {
    const received = answer(getTransmissionReport, page(row(1)));
    const { user } = await open(language);
    await screen.findByRole('link', { name: 'Café 1' });
    const [start, end] = language === 'fr' ? ['Du', 'Au'] : ['From', 'To'];
    fireEvent.change(screen.getByLabelText(start), { target: { value: from } });
    fireEvent.change(screen.getByLabelText(end), { target: { value: to } });
    await user.click(screen.getByRole('button', { name: language === 'fr' ? 'Afficher' : 'Show' }));
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(received).toHaveLength(1);
  });

  it('are shown when they can be', async () => {
    const received = answer(getTransmissionReport, page(row(1)));
    const { user } = await open();
    fireEvent.change(await screen.findByLabelText('Du'), { target: { value: '2026-06-05' } });
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-06-06' } });
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ from: '2026-06-05', to: '2026-06-06' }));
  });
});

describe('the file of a report', () => {
  it('holds all merchants, and no formula', async () => {
    const received = answer(
      getTransmissionReport,
      page(row(1), row(2, { company_name: '=HYPERLINK("http://evil.test")', waiting: 2 })),
    );
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved = file as Blob;
      return 'blob:report';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Exporter (CSV)' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(received.at(-1)?.query).toEqual({ from: '2026-06-01', to: '2026-06-20' });
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(
      'rapport-transmissions-2026-06-01-2026-06-20.csv',
    );
    const lines = (await saved?.text())?.replace('\uFEFF', '').split('\r\n');
    expect(lines).toEqual([
      '"Commerçant";"Factures";"Acceptées";"En attente";"Refusées";"Montant accepté, taxes comprises"',
      '"Café 1";1000;1000;0;0;1234,56',
      '"\'=HYPERLINK(""http://evil.test"")";1000;1000;2;0;1234,56',
      '"2 commerçants";2000;2000;2;0;2469,12',
      '',
    ]);
  });

  it('that could not be had says so', async () => {
    answer(getTransmissionReport, page(row(1)));
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
    refuse(getTransmissionReport, 'internal-error');
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });

  it('is not offered when there is nothing in it', async () => {
    await open();
    expect(await screen.findByText('Aucune donnée disponible')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Exporter (CSV)' })).toBeNull();
  });
});

it('says that the report could not be loaded', async () => {
  refuse(getTransmissionReport, 'internal-error');
  await open();
  expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
});
