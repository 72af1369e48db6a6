import { listMerchantViews, createMerchantView } from '@comptoir/contract/base/merchant-views';
import { listMerchantFacts } from '@comptoir/contract/base/merchant-lists';
import { createSelection } from '@comptoir/contract/base/selections';
import {
  getMerchantBatch,
  listMerchantBatches,
  startMerchantBatch,
  type MerchantBatchDetails,
  type MerchantBatchView,
} from '@comptoir/contract/people/merchant-batches';
import { listPartners } from '@comptoir/contract/people/partners';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerMerchants } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aPartnerLine, aToken, id, someFacts } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null });
const open = (language: 'fr' | 'en', address = '/admin/merchantlist') => renderApp(address, { language, token });

const MERCHANTS = [1, 2, 3].map((one) => aMerchant({ id: id(one), company_name: `Café ${one}` }));

const LINE: MerchantBatchView = {
  id: id(9),
  action: 'assign-partner',
  about: 'Services Boréal',
  askedBy: 'Alex Roy',
  askedAt: '2026-06-20T13:45:03.000Z',
  endedAt: '2026-06-20T13:46:03.000Z',
  state: 'done',
  counts: { all: 214, waiting: 0, done: 211, unchanged: 2, refused: 1, failed: 0, cancelled: 0 },
};
const BATCH: MerchantBatchDetails = {
  ...LINE,
  left: [{ merchantId: id(2), companyName: 'Café 2', outcome: 'refused', reason: 'moved-meanwhile' }],
};

const WORDS = {
  fr: {
    row: 'Sélectionner Café 1',
    page: 'Sélectionner cette page',
    all: 'Sélectionner les 3 du filtre',
    isAll: 'Tous les commerçants du filtre sont sélectionnés (3).',
    assign: 'Attribuer à un partenaire',
    partner: 'Partenaire',
    typed: 'Saisissez 214 pour confirmer',
    typedWrong: 'Saisissez 214, le nombre de commerçants.',
    do: 'Attribuer 214 commerçants',
    ended: 'Fait pour 211 commerçants. 2 sans changement, 1 refusé',
    reason: 'A changé de partenaire depuis la sélection',
  },
  en: {
    row: 'Select Café 1',
    page: 'Select this page',
    all: 'Select all 3 of the filter',
    isAll: 'All merchants of the filter are selected (3).',
    assign: 'Assign to a partner',
    partner: 'Partner',
    typed: 'Type 214 to confirm',
    typedWrong: 'Type 214, the number of merchants.',
    do: 'Assign 214 merchants',
    ended: 'Done for 211 merchants. 2 without change, 1 refused',
    reason: 'Moved since it was selected',
  },
} as const;

describe('many merchants at once', () => {
  it.each(['fr', 'en'] as const)(
    'are frozen, counted, confirmed by their number and assigned (%s)',
    async (language) => {
      const words = WORDS[language];
      answerMerchants(MERCHANTS);
      answer(listPartners, { items: [aPartnerLine({ id: id(5) })], nextCursor: null });
      const frozen = answer(createSelection, {
        id: id(8),
        count: 214,
        first: ['Café 1', 'Café 2', 'Café 3', 'Café 4', 'Café 5'],
        expiresAt: '2026-06-20T14:45:03.000Z',
      });
      const started = answer(startMerchantBatch, LINE);
      answer(getMerchantBatch, BATCH);
      const { user, address } = await open(language);
      await user.click(await screen.findByRole('checkbox', { name: words.row }));
      await user.click(screen.getByRole('button', { name: words.all }));
      expect(screen.getByText(words.isAll)).toBeDefined();
      await user.click(screen.getByRole('button', { name: words.assign }));
      const dialog = within(await screen.findByRole('dialog', { name: words.assign }));
      expect(await dialog.findByText('Café 5')).toBeDefined();
      await user.selectOptions(await dialog.findByRole('combobox', { name: words.partner }), id(5));
      await user.click(dialog.getByRole('button', { name: words.do }));
      expect(await dialog.findByText(words.typedWrong)).toBeDefined();
      expect(started).toEqual([]);
      await user.type(dialog.getByRole('textbox', { name: words.typed }), '214');
      await user.click(dialog.getByRole('button', { name: words.do }));
      await waitFor(() => expect(started[0]?.body).toMatchObject({ selectionId: id(8), count: 214, partnerId: id(5) }));
      expect(frozen.map(({ body }) => body)).toEqual([{ filter: {} }]);
      expect(await screen.findByText(words.ended)).toBeDefined();
      expect(screen.getByText(words.reason)).toBeDefined();
      expect(address()).toContain(`open=${id(9)}`);
    },
  );

  it('are chosen page by page, and another filter begins again', async () => {
    answerMerchants(MERCHANTS);
    const { user } = await open('fr');
    await user.click(await screen.findByRole('checkbox', { name: WORDS.fr.page }));
    expect(screen.getByText('3 commerçants sélectionnés')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: WORDS.fr.row }));
    expect(screen.getByText('2 commerçants sélectionnés')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'caf');
    await waitFor(() => expect(screen.queryByText('2 commerçants sélectionnés')).toBeNull());
  });

  it('that were acted on are listed with how far it is', async () => {
    answerMerchants(MERCHANTS);
    answer(listMerchantBatches, { items: [LINE] });
    await open('en');
    expect(await screen.findByText('213 of 214')).toBeDefined();
  });
});

describe('a saved view', () => {
  const VIEW = {
    id: id(7),
    name: 'À relancer',
    wanted: { payments: ['past-due' as const] },
    sort: '-lastBill' as const,
    columns: ['payment' as const],
    isShared: false,
    isDefault: true,
    isOwn: true,
    dropped: ['region'],
  };

  it('opens the list that the user chose it for, and says what it can ask no more', async () => {
    const asked = answerMerchants(MERCHANTS);
    answer(listMerchantViews, { items: [VIEW] });
    answer(listMerchantFacts, { items: [someFacts({ payment: 'past-due' })] });
    const { address } = await open('fr');
    expect(await screen.findByText(/n’existe plus\s*: region/)).toBeDefined();
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ payments: ['past-due'], sort: '-lastBill' }));
    expect(address()).toContain(`saved=${id(7)}`);
    const row = within(await screen.findByRole('row', { name: /Café 1/ }));
    expect(await row.findByText('En souffrance')).toBeDefined();
  });

  it('is saved as a new one, with what is shown', async () => {
    answerMerchants(MERCHANTS);
    const kept = answer(createMerchantView, { ...VIEW, dropped: [] });
    const { user } = await open('fr', '/admin/merchantlist?dues=refused&columns=city');
    await user.click(await screen.findByRole('button', { name: /^Actions\s*: vues/ }));
    await user.click(screen.getByText('Enregistrer comme nouvelle vue…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer comme nouvelle vue' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'À relancer');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la vue' }));
    await waitFor(() =>
      expect(kept[0]?.body).toMatchObject({
        name: 'À relancer',
        wanted: { payments: ['refused'] },
        columns: ['city'],
        isShared: false,
      }),
    );
    expect(
      await screen.findByText(`La vue «\u00A0${VIEW.name}\u00A0» est enregistrée.`, { normalizer: String }),
    ).toBeDefined();
  });
});
