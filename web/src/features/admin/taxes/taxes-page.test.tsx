import {
  announceTaxRow,
  confirmTaxRow,
  listTaxRows,
  withdrawTaxRow,
  type TaxRowView,
} from '@comptoir/contract/base/taxes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { theTaxCalendar } from '../../../../test/money.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });

const aRow = (given: Partial<TaxRowView> = {}): TaxRowView => ({
  id: id(90),
  from: '2026-12-14',
  until: '2027-02-15',
  tax: 'gst',
  classes: ['meal', 'drink'],
  rate: 0,
  state: 'announced',
  source: 'Loi de l’hiver',
  announcedAt: '2026-11-21T15:00:00.000Z',
  announcedBy: 'Camille Roy',
  isOwn: false,
  confirmedAt: null,
  confirmedBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
  letters: { ordered: 0, sent: 0 },
  ...given,
});
const answerRows = (...announced: TaxRowView[]) =>
  answer(listTaxRows, { version: announced.length, builtIn: theTaxCalendar().rows, announced });

describe('taxes by day', () => {
  it.each([
    ['fr', 'Aucun changement n’est annoncé', 'Taux du programme', /^TVQ/],
    ['en', 'No change is announced', 'Rates of the program', /^QST/],
  ] as const)(
    'shows the rates of the program while no change is announced (%s)',
    async (language, none, table, qst) => {
      answerRows();
      await renderApp('/gestion/taxes', { language, token });
      expect(await screen.findByText(none)).toBeDefined();
      const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row', { name: qst });
      expect(rows).toHaveLength(2);
    },
  );

  it('announces a change once, after it said what is missing', async () => {
    answerRows();
    const sent = answer(announceTaxRow, aRow());
    const { user } = await renderApp('/gestion/taxes', { language: 'fr', token });
    await user.click(await screen.findByRole('button', { name: 'Annoncer un changement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Annoncer un changement' });
    await user.click(within(dialog).getByRole('button', { name: 'Annoncer' }));
    expect(await within(dialog).findByText(/^Un taux entre 0 et 30/)).toBeDefined();
    expect(within(dialog).getByText('Choisissez-en au moins une')).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: 'Nouveau taux' }), '6,5');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Repas' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Spiritueux' }));
    await user.type(within(dialog).getByLabelText('Premier jour'), '2026-12-14');
    await user.type(within(dialog).getByRole('textbox', { name: 'Source' }), 'Loi de l’hiver');
    await user.click(within(dialog).getByRole('button', { name: 'Annoncer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      {
        id: expect.any(String) as string,
        tax: 'gst',
        rate: 65_000,
        classes: ['meal', 'spirits'],
        from: '2026-12-14',
        until: null,
        source: 'Loi de l’hiver',
      },
    ]);
  });

  it('says at the day why a change cannot be', async () => {
    answerRows();
    refuse(announceTaxRow, 'validation-failed', { fields: [{ path: 'from', rule: 'day-passed' }] });
    const { user } = await renderApp('/gestion/taxes', { language: 'en', token });
    await user.click(await screen.findByRole('button', { name: 'Announce a change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Announce a change' });
    await user.type(within(dialog).getByRole('textbox', { name: 'New rate' }), '0');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Meals' }));
    await user.type(within(dialog).getByLabelText('First day'), '2020-12-14');
    await user.type(within(dialog).getByRole('textbox', { name: 'Source' }), 'Winter act');
    await user.click(within(dialog).getByRole('button', { name: 'Announce' }));
    expect(await within(dialog).findByText('This day has begun. Choose a later one.')).toBeDefined();
  });

  it.each([
    ['fr', 'Confirmer', 'Confirmer le changement du 14 décembre 2026?', 'Loi de l’hiver'],
    ['en', 'Confirm', 'Confirm the change of December 14, 2026?', 'Loi de l’hiver'],
  ] as const)(
    'confirms what another announced, once, with what is confirmed in view (%s)',
    async (language, confirm, title, source) => {
      answerRows(aRow());
      const sent = answer(confirmTaxRow, aRow({ state: 'confirmed' }));
      const { user } = await renderApp('/gestion/taxes', { language, token });
      await user.click(await screen.findByText(confirm));
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(within(dialog).getByText(new RegExp(source))).toBeDefined();
      await user.click(within(dialog).getByRole('button', { name: confirm }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toHaveLength(1);
    },
  );

  it('offers no confirmation of one’s own change, and nothing once it has begun', async () => {
    answerRows(aRow({ isOwn: true }), aRow({ id: id(91), state: 'in-force', confirmedBy: 'Alex' }));
    const withdrawn = answer(withdrawTaxRow, aRow({ state: 'withdrawn' }));
    const { user } = await renderApp('/gestion/taxes', { language: 'fr', token });
    expect(await screen.findByText('Un autre administrateur le confirme')).toBeDefined();
    const menus = screen.getAllByRole('button', { name: /^Actions/ });
    expect(menus).toHaveLength(1);
    expect(screen.queryByText('Confirmer')).toBeNull();
    await user.click(screen.getByText('Retirer'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(withdrawn).toHaveLength(1));
  });
});
