import { listMenu, saveMenuEntry } from '@comptoir/contract/sales/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMenu, aMenuWith } from '../../../../test/menus.ts';
import { answer, refusalOf, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

type Reply = ReturnType<typeof aMenu>['entries'][number];

/** Takes what is saved, as the server does; the calls that it got. */
const takeSaved = () =>
  answer(saveMenuEntry, ({ params, body }) => ({
    version: '2-0123456789ab',
    entry: {
      ...body.content,
      code: params.entry,
      place: 9,
      isOut: false,
      revision: (body.revision ?? 0) + 1,
    } as Reply,
  }));

async function open(path: string, language: 'fr' | 'en' = 'fr') {
  const view = await renderApp(path, { language });
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

describe('a new item', () => {
  it.each([
    ['fr', 'Ajouter un article', 'Nom français', 'Prix actuel, avant taxes', 'Enregistrer', /^Poutine est enregistré/],
    ['en', 'Add an item', 'Name in French', 'Price now, before taxes', 'Save', /^Poutine is saved/],
  ] as const)('gets a code of its name, and is sent once (%s)', async (language, add, name, price, save, done) => {
    answer(listMenu, aMenu());
    const saved = takeSaved();
    const { user } = await renderApp('/menu?category=plats', { language });
    await user.click(await screen.findByRole('button', { name: add }));
    const dialog = within(await screen.findByRole('dialog', { name: add }));
    await user.type(dialog.getByRole('textbox', { name }), 'Poutine');
    expect(dialog.getByRole('textbox', { name: 'Code' }).getAttribute('placeholder')).toBe('poutine');
    await user.type(dialog.getByRole('textbox', { name: price }), '12,50');
    await user.click(dialog.getByRole('button', { name: save }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.params).toEqual({ kind: 'item', entry: 'poutine' });
    expect(saved[0]?.body).toMatchObject({
      revision: null,
      content: {
        name: { fr: 'Poutine', en: 'Poutine' },
        category: 'plats',
        taxClass: 'meal',
        prices: [{ from: null, cents: 1250 }],
      },
    });
  });

  it.each([
    ['fr', 'Enregistrer', /^De l’alcool dans un camion de restauration/],
    ['en', 'Save', /^Alcohol in a food truck/],
  ] as const)('is saved with what a person may have overlooked (%s)', async (language, save, warning) => {
    const menu = aMenu();
    answer(listMenu, menu);
    answer(saveMenuEntry, {
      version: '2-0123456789ab',
      entry: menu.entries[0] as Reply,
      warnings: ['alcohol-in-food-truck'],
    });
    const { user, dialog } = await open('/menu?open=burger-fume', language);
    await user.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '!');
    await user.click(dialog.getByRole('button', { name: save }));
    expect(await screen.findByText(warning)).toBeDefined();
  });

  it('says what is missing, goes to the first of it, and sends nothing', async () => {
    answer(listMenu, aMenu());
    const saved = takeSaved();
    const { user } = await renderApp('/menu');
    await user.click(await screen.findByRole('button', { name: 'Ajouter un article' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText('Sans prix, le prix doit être ouvert.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Nom français' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nom français' }), 'Café');
    await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'cafe');
    expect(dialog.getByText('Un autre a déjà ce code.')).toBeDefined();
    expect(saved).toHaveLength(0);
  });

  it('that was left is there again', async () => {
    answer(listMenu, aMenu());
    const { user } = await renderApp('/menu');
    const add = await screen.findByRole('button', { name: 'Ajouter un article' });
    await user.click(add);
    await user.type(await screen.findByRole('textbox', { name: 'Nom français' }), 'Poutine');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(add);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom français' })).value).toBe('Poutine');
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom français' }).value).toBe('');
  });
});

describe('an item', () => {
  it('is changed: class with its rates, price to come, groups, activity', async () => {
    answer(listMenu, aMenu());
    const saved = takeSaved();
    const { user, dialog } = await open('/menu?open=burger-fume');
    expect(dialog.getByText('Code : burger-fume')).toBeDefined();
    expect(dialog.getByText(/^Aujourd’hui\s: TPS 5\s%, TVQ 9,975\s%$/)).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Classe de taxe' }), 'Pâtisseries et muffins');
    expect(dialog.getByText(/jusqu’à cinq; aucune dès six$/)).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Classe de taxe' }), 'Produits détaxés');
    expect(dialog.getByText(/aucune taxe$/)).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Activité' }), 'Bar');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Service' }), 'Aucun');
    await user.click(dialog.getByRole('button', { name: 'Retirer Garnitures' }));
    expect(dialog.getByText('Rien ne se choisit avec lui.')).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Ajouter un groupe' }), 'Alcools');
    await user.click(dialog.getByRole('checkbox', { name: /^Prix ouvert/ }));
    const add = dialog.getByRole('button', { name: 'Ajouter un prix à venir' });
    add.focus();
    await user.keyboard('{Enter}');
    const change = within(dialog.getByRole('group', { name: 'Prix à venir 1' }));
    expect(document.activeElement).toBe(change.getByRole('textbox', { name: 'Prix à venir' }));
    await user.type(change.getByRole('textbox', { name: 'Prix à venir' }), '17,99');
    await user.clear(change.getByLabelText('Dès le'));
    await user.type(change.getByLabelText('Dès le'), '2098-12-01');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      revision: 1,
      content: {
        course: null,
        groups: ['alcools'],
        taxClass: 'zero-rated',
        activity: 'BAR',
        isOpenPrice: true,
        prices: [
          { from: null, cents: 1649 },
          { from: '2098-12-01T05:00:00.000Z', cents: 1799 },
        ],
      },
    });
  });

  it('loses a price to come', async () => {
    answer(
      listMenu,
      aMenuWith((entry) =>
        entry.kind === 'item' && entry.code === 'cafe'
          ? { ...entry, prices: [...entry.prices, { from: '2098-12-01T05:00:00.000Z', cents: 350 }] }
          : entry,
      ),
    );
    const saved = takeSaved();
    const { user, dialog } = await open('/menu?open=cafe', 'en');
    expect(dialog.getByLabelText<HTMLInputElement>('From').value).toBe('2098-12-01');
    await user.click(dialog.getByRole('button', { name: 'Remove the price to come 1' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved[0]?.body.content).toMatchObject({ prices: [{ from: null, cents: 325 }] }));
  });

  it.each([
    [
      'menu-reference-unknown',
      [{ path: 'category', rule: 'unknown' }],
      'Ce n’est plus au menu. Choisissez autre chose.',
    ],
    ['validation-failed', [{ path: 'content.name.fr', rule: 'script' }], /^En lettres latines/],
    ['validation-failed', [{ path: 'content.prices.0.cents', rule: 'not-valid' }], 'Vérifiez ce qui est écrit ici'],
    ['menu-full', undefined, 'Le menu n’a plus de place pour d’autres éléments de ce genre.'],
  ] as const)('says why it was not saved (%s)', async (code, fields, words) => {
    answer(listMenu, aMenu());
    refuse(saveMenuEntry, code, fields ? { fields } : {});
    const { user, dialog } = await open('/menu?open=cafe');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(words)).toBeDefined();
  });

  it('that there is not opens nothing', async () => {
    answer(listMenu, aMenu());
    await renderApp('/menu?open=none');
    expect(await screen.findByText('Burger fumé')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what another person has changed meanwhile', () => {
  const THEIRS = aMenuWith((entry) =>
    entry.kind === 'item' && entry.code === 'cafe'
      ? { ...entry, revision: 2, name: { fr: 'Café filtre', en: 'Filter coffee' }, taxClass: 'meal' }
      : entry,
  );

  /** Refuses the revision that was read first, and takes the next. */
  const changedOnce = () =>
    answer(saveMenuEntry, ({ params, body }) => {
      answer(listMenu, THEIRS);
      if (body.revision === 1)
        return refusalOf('menu-changed-meanwhile', { fields: [{ path: 'taxClass', rule: 'changed' }] });
      return {
        version: '3-0123456789ab',
        entry: { ...body.content, code: params.entry, place: 3, isOut: false, revision: 3 } as Reply,
      };
    });

  it.each([
    [
      'fr',
      'Prix actuel, avant taxes',
      'Enregistrer',
      'Nom',
      'La sienne',
      'Café filtre · Filter coffee',
      'Enregistrer ce choix',
    ],
    ['en', 'Price now, before taxes', 'Save', 'Name', 'Theirs', 'Café filtre · Filter coffee', 'Save what is chosen'],
  ] as const)(
    'is shown field by field: theirs, and one’s own where one changed it (%s)',
    async (language, price, save, name, theirs, value, settle) => {
      answer(listMenu, aMenu());
      const saved = changedOnce();
      const { user, dialog } = await open('/menu?open=cafe', language);
      await user.clear(dialog.getByRole('textbox', { name: price }));
      await user.type(dialog.getByRole('textbox', { name: price }), '3.50');
      await user.click(dialog.getByRole('button', { name: save }));
      const field = within(await dialog.findByRole('group', { name }));
      const radio = field.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${theirs}`) });
      expect(radio.checked).toBe(true);
      expect(field.getByText(value)).toBeDefined();
      const [, mine] = field.getAllByRole('radio');
      if (mine) await user.click(mine);
      await user.click(dialog.getByRole('button', { name: settle }));
      await waitFor(() => expect(saved).toHaveLength(2));
      expect(saved[1]?.body).toMatchObject({
        revision: 2,
        content: { name: { fr: 'Café', en: 'Coffee' }, taxClass: 'meal', prices: [{ cents: 350 }] },
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('is left for the form again', async () => {
    answer(listMenu, aMenu());
    changedOnce();
    const { user, dialog } = await open('/menu?open=cafe');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await user.click(await dialog.findByRole('button', { name: 'Revenir au formulaire' }));
    expect(dialog.getByRole('textbox', { name: 'Nom français' })).toBeDefined();
  });

  it('is put back where they removed it', async () => {
    answer(listMenu, aMenu());
    const without = aMenuWith((entry) => (entry.code === 'cafe' ? null : entry));
    const saved = answer(saveMenuEntry, ({ params, body }) => {
      answer(listMenu, without);
      if (body.revision !== null) return refusalOf('menu-changed-meanwhile');
      return {
        version: '3-0123456789ab',
        entry: { ...body.content, code: params.entry, place: 3, isOut: false, revision: 3 } as Reply,
      };
    });
    const { user, dialog } = await open('/menu?open=cafe');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/^Une autre personne l’a enlevé du menu/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remettre au menu' }));
    await waitFor(() => expect(saved.map(({ body }) => body.revision)).toEqual([1, null]));
    expect(saved[1]?.params.entry).toBe('cafe');
  });
});

describe('a group of modifiers', () => {
  it('is added with its modifiers', async () => {
    answer(listMenu, aMenu());
    const saved = takeSaved();
    const { user } = await renderApp('/menu?kind=group');
    await user.click(await screen.findByRole('button', { name: 'Ajouter un groupe de choix' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [name] = dialog.getAllByRole('textbox', { name: 'Nom français' });
    if (name) await user.type(name, 'Cuissons');
    const add = dialog.getByRole('button', { name: 'Ajouter un choix' });
    add.focus();
    await user.keyboard('{Enter}');
    expect(dialog.getAllByRole('group', { name: /^Choix \d$/ })).toHaveLength(2);
    const [first, second] = dialog.getAllByRole('group', { name: /^Choix \d$/ });
    if (!first || !second) throw new Error('no modifiers');
    await user.type(within(first).getByRole('textbox', { name: 'Nom français' }), 'Saignant');
    await user.type(within(first).getByRole('textbox', { name: /^Ajoute au prix/ }), '1');
    await user.selectOptions(within(first).getByRole('combobox'), 'Repas');
    await user.click(within(second).getByRole('button'));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body.content).toEqual({
      kind: 'group',
      name: { fr: 'Cuissons', en: 'Cuissons' },
      least: 0,
      most: 1,
      modifiers: [{ code: 'saignant', name: { fr: 'Saignant', en: 'Saignant' }, cents: 100, taxClass: 'meal' }],
    });
  });

  it('without a modifier is refused', async () => {
    answer(listMenu, aMenu());
    const { user, dialog } = await open('/menu?kind=group&open=alcools');
    await user.click(dialog.getByRole('button', { name: 'Retirer Rhum' }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText('Un groupe a au moins un choix.')).toBeDefined();
  });
});

describe('hours', () => {
  it('keep categories to parts of a week', async () => {
    answer(listMenu, aMenu());
    const saved = takeSaved();
    const { user, dialog } = await open('/menu?kind=hours&open=matin', 'en');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Add a category' }), 'Bakery');
    await user.click(dialog.getByRole('checkbox', { name: /^Mon/ }));
    const until = dialog.getByLabelText('Until');
    await user.clear(until);
    await user.type(until, '02:00');
    expect(dialog.getByText('On the day after')).toBeDefined();
    const add = dialog.getByRole('button', { name: 'Add a time' });
    add.focus();
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Remove the time 2' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body.content).toMatchObject({
      categories: ['dejeuners', 'boulangerie'],
      times: [{ days: [2, 3, 4, 5, 6, 0], from: '06:00', until: '02:00' }],
    });
  });

  it('without a day or with a time of nothing are refused', async () => {
    answer(listMenu, aMenu());
    const { user, dialog } = await open('/menu?kind=hours&open=matin');
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    const until = dialog.getByLabelText('À');
    await user.clear(until);
    await user.type(until, '06:00');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText('Choisissez au moins un jour.')).toBeDefined();
    expect(dialog.getByText('Une plage ne peut pas finir quand elle commence.')).toBeDefined();
  });
});

it('a category and a course need a name alone', async () => {
  answer(listMenu, aMenu());
  const saved = takeSaved();
  for (const [kind, code] of [
    ['category', 'plats'],
    ['course', 'principal'],
  ] as const) {
    const { user, dialog, unmount } = await open(`/menu?kind=${kind}&open=${code}`);
    await user.type(dialog.getByRole('textbox', { name: 'Nom français' }), ' du soir');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved.at(-1)?.params).toEqual({ kind, entry: code }));
    unmount();
  }
});
