import {
  checkMenuFile,
  importMenuFile,
  listMenu,
  setMenuStock,
  type MenuEntryView,
  type MenuFileReport,
} from '@comptoir/contract/sales/menu';
import { getPosConnection } from '@comptoir/contract/provider/pos-connection';
import { checkProviderMenu, type ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { menuProviderExamples } from '@comptoir/contract/document/examples/sales/menu-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConnection } from '../../../../test/employees.ts';
import { aMenu } from '../../../../test/menus.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const VERSION = '7-0123456789ab';
const REPORT: MenuFileReport = {
  version: VERSION,
  counts: { added: 1, changed: 1, unchanged: 3, refused: 2, categories: 1 },
  lines: [
    { line: 2, code: 'burger-fume', outcome: 'changed', problems: [] },
    { line: 3, code: 'cidre', outcome: 'added', problems: [], warnings: ['alcohol-in-food-truck'] },
    { line: 4, code: 'ipa', outcome: 'refused', problems: [{ column: 'price', rule: 'not-valid' }] },
  ],
};
const FILE = new File(['Nom;Prix\r\nPoutine;12,50\r\n'], 'menu.csv', { type: 'text/csv' });

async function openImport(language: 'fr' | 'en' = 'fr') {
  const view = await renderApp('/menu', { language });
  await view.user.click(await screen.findByRole('button', { name: /^(Importer un fichier|Import a file)$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (file: File): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (field) await view.user.upload(field, file);
  };
  return { ...view, dialog, choose };
}

describe('a file of items', () => {
  it.each([
    [
      'fr',
      '2 lignes refusées',
      'Prix : ne se lit pas',
      'et 1 autre ligne',
      /^De l’alcool dans un camion de restauration/,
      'Prendre 2 articles',
      '2 articles sont pris au menu',
    ],
    [
      'en',
      '2 refused lines',
      'Price: cannot be read',
      'and 1 more line',
      /^Alcohol in a food truck/,
      'Take 2 items',
      '2 items are taken into the menu',
    ],
  ] as const)(
    'is checked first, refused lines on top, then taken once (%s)',
    async (language, refused, why, more, warned, take, done) => {
      const checked = answer(checkMenuFile, REPORT);
      const taken = answer(importMenuFile, REPORT);
      const { user, dialog, choose } = await openImport(language);
      await choose(FILE);
      expect(await dialog.findByText(refused)).toBeDefined();
      expect(dialog.getByText(why)).toBeDefined();
      expect(dialog.getByText(more)).toBeDefined();
      expect(dialog.getByText(warned)).toBeDefined();
      expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['4', '2', '3']);
      expect(taken).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: take }));
      expect(await screen.findByText(done)).toBeDefined();
      expect(checked).toHaveLength(1);
      expect(taken.map(({ body }) => body)).toEqual([{ file: checked[0]?.body.file, version: VERSION }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('that changes nothing has nothing to take', async () => {
    answer(checkMenuFile, { ...REPORT, lines: [], counts: { ...REPORT.counts, added: 0, changed: 0, refused: 0 } });
    const { dialog, choose } = await openImport();
    await choose(FILE);
    expect(await dialog.findByText('3 articles inchangés')).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Prendre/ })).toBeNull();
  });

  it.each([
    ['menu-file-unreadable', /^Aucun article/],
    ['menu-full', /^Le menu n’a plus de place/],
  ] as const)('says why it cannot be read (%s)', async (code, words) => {
    refuse(checkMenuFile, code);
    const { dialog, choose } = await openImport();
    await choose(FILE);
    expect(await dialog.findByText(words)).toBeDefined();
  });

  it('that is too large is not sent', async () => {
    const checked = answer(checkMenuFile, REPORT);
    const { dialog, choose } = await openImport();
    await choose(new File([new Uint8Array(2_000_001)], 'menu.csv', { type: 'text/csv' }));
    expect(await dialog.findByText(/^Ce fichier est trop gros/)).toBeDefined();
    expect(checked).toHaveLength(0);
  });

  it('is checked again when the menu is another by then', async () => {
    const checked = answer(checkMenuFile, REPORT);
    refuse(importMenuFile, 'menu-changed-meanwhile');
    const { user, dialog, choose } = await openImport();
    await choose(FILE);
    await user.click(await dialog.findByRole('button', { name: 'Prendre 2 articles' }));
    expect(await dialog.findByText(/^Une autre personne a modifié/)).toBeDefined();
    await waitFor(() => expect(checked).toHaveLength(2));
  });
});

describe('the menu', () => {
  it('is looked at beside the provider without a word of success, and an item is out of stock afterwards', async () => {
    answer(listMenu, aMenu());
    answer(getPosConnection, aConnection());
    const checks = answer(checkProviderMenu, menuProviderExamples.checkProviderMenu.reply as ProviderReport);
    const { user } = await renderApp('/menu');
    await user.click(await screen.findByRole('button', { name: 'Importer, exporter' }));
    await user.click(await screen.findByRole('button', { name: 'Importer du point de vente…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu de Clover' }));
    await dialog.findByText('Classes de taxe');
    expect(checks.length).toBeGreaterThan(0);
    expect(screen.queryByText('Créé avec succès')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    const asked = answer(setMenuStock, () => ({
      version: '2-0123456789ab',
      entry: aMenu().entries[0] as MenuEntryView,
    }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Burger fumé/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(/est annulé/)).toBeNull();
  });
});
