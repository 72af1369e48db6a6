import {
  exportMenu,
  listMenu,
  moveMenuEntry,
  removeMenuEntry,
  setMenuStock,
  type MenuEntryView,
} from '@comptoir/contract/sales/menu';
import { getSession } from '@comptoir/contract/base/sessions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aSessionView, aToken, id } from '../../../../test/factories.ts';
import { aMenu, aMenuWith } from '../../../../test/menus.ts';
import { answer, answerRows, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const withPrices = (prices: (MenuEntryView & { kind: 'item' })['prices']) =>
  aMenuWith((entry) => (entry.code === 'burger-fume' && entry.kind === 'item' ? { ...entry, prices } : entry));

/** Names of the rows, groups of them included. */
const rows = (): (string | null | undefined)[] =>
  screen.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent ?? row.textContent);

describe('the menu', () => {
  it.each([
    [
      'fr',
      ['Plats', 'Burger fumé', 'Plat du jour', 'Boissons', 'Café', 'IPA locale'],
      /^16,49\s\$$/,
      'Prix ouvert',
      'Boissons sans alcool',
    ],
    [
      'en',
      ['Mains', 'Smoked burger', 'Daily special', 'Drinks', 'Coffee', 'Local IPA'],
      '$16.49',
      'Open price',
      'Soft drinks',
    ],
  ] as const)('lists items by category with price and class (%s)', async (language, first, price, open, _class) => {
    answer(listMenu, aMenu());
    await renderApp('/menu', { language });
    expect(await screen.findByText(price)).toBeDefined();
    expect(rows().slice(0, 6)).toEqual(first);
    expect(screen.getByText(open)).toBeDefined();
    expect(screen.getByText('burger-fume')).toBeDefined();
  });

  it.each([
    ['fr', /^17,99\s\$ dès le 1er déc\. 2098/],
    ['en', /^\$17\.99 from Dec\.? 1, 2098/],
  ] as const)('says the price to come with its moment (%s)', async (language, words) => {
    answer(
      listMenu,
      withPrices([
        { from: null, cents: 1649 },
        { from: '2098-12-01T05:00:00.000Z', cents: 1799 },
      ]),
    );
    await renderApp('/menu', { language });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says what is not sold yet', async () => {
    answer(listMenu, withPrices([{ from: '2098-12-01T05:00:00.000Z', cents: 1799 }]));
    await renderApp('/menu');
    expect(await screen.findByText('Pas encore de prix')).toBeDefined();
  });

  it('is found by words and narrowed to a category, and shown whole again', async () => {
    answer(listMenu, aMenu());
    const { user, address } = await renderApp('/menu');
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un article' }), 'FUME');
    await waitFor(() => expect(rows()).toEqual(['Plats', 'Burger fumé']));
    // what is found has neighbours of its own: nothing is moved among them
    expect(screen.queryByRole('button', { name: /^Déplacer/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Boissons');
    await user.click(await screen.findByRole('button', { name: 'Voir tous les articles' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Boissons');
    await waitFor(() => expect(rows()).toEqual(['Boissons', 'Café', 'IPA locale']));
    expect(address()).toBe('/menu?category=boissons');
  });

  it('of five thousand is shown a hundred at a time, and found in whole', async () => {
    const burger = aMenu().entries.find(({ kind }) => kind === 'item');
    const many = Array.from({ length: 5000 }, (_, place) => {
      const name = `Plat ${String(place + 1).padStart(4, '0')}`;
      return { ...burger, code: `plat-${place + 1}`, place, name: { fr: name, en: name } } as MenuEntryView;
    });
    answer(listMenu, aMenu(many));
    const { user } = await renderApp('/menu');
    expect(await screen.findByText(/^100 sur 5\s000 affichées$/)).toBeDefined();
    await user.type(screen.getByRole('searchbox'), '4999');
    expect(await screen.findByText('Plat 4999')).toBeDefined();
  });

  it('cannot be loaded: says so, and tries again', async () => {
    refuse(listMenu, 'internal-error');
    const { user } = await renderApp('/menu');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listMenu, aMenu());
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Burger fumé')).toBeDefined();
  });

  it('follows what others change', async () => {
    const stream = openStream();
    answer(listMenu, aMenu());
    await renderApp('/menu');
    expect(await screen.findByText('Burger fumé')).toBeDefined();
    answer(
      listMenu,
      aMenuWith((entry) => (entry.code === 'burger-fume' ? null : entry)),
    );
    stream.send('activity');
    await waitFor(() => expect(screen.queryByText('Burger fumé')).toBeNull());
  });

  it.each([
    ['fr', 'Le menu est vide', 'Ajouter un premier article', 'Importer un fichier'],
    ['en', 'The menu is empty', 'Add a first item', 'Import a file'],
  ] as const)('that is empty offers the ways to a first item (%s)', async (language, title, first, file) => {
    const { user } = await renderApp('/menu', { language });
    expect(await screen.findByText(title)).toBeDefined();
    await user.click(screen.getByRole('button', { name: file }));
    expect(await screen.findByRole('dialog', { name: file })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^(Annuler|Cancel)$/ }));
    await user.click(screen.getByRole('button', { name: first }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});

describe('what else is on a menu', () => {
  it.each([
    ['Catégories', 'Plats', '2 articles'],
    ['Groupes de choix', 'Garnitures', /^0 à 3 parmi\s: Bacon, Sans oignon, Demi-portion$/],
    ['Services', 'Plat principal', '1 article'],
    ['Horaires', 'Menu du matin', /^tous les jours 06 h 00 – 11 h 00$/],
  ])('stands under %s', async (view, name, facts) => {
    answer(listMenu, aMenu());
    const { user } = await renderApp('/menu');
    await user.click(await screen.findByRole('button', { name: view }));
    expect(await screen.findByRole('link', { name })).toBeDefined();
    expect(screen.getAllByText(facts)[0]).toBeDefined();
  });

  it.each([
    ['category', 'Aucune catégorie', 'Ajouter une catégorie'],
    ['group', 'Aucun groupe de choix', 'Ajouter un groupe de choix'],
    ['course', 'Aucun service', 'Ajouter un service'],
    ['hours', 'Aucun horaire', 'Ajouter un horaire'],
  ])('says that there is none: %s', async (kind, title, add) => {
    const { user } = await renderApp(`/menu?kind=${kind}`);
    expect(await screen.findByText(title)).toBeDefined();
    const [button] = screen.getAllByRole('button', { name: add });
    if (button) await user.click(button);
    expect(await screen.findByRole('dialog', { name: add })).toBeDefined();
  });
});

describe('out of stock', () => {
  it.each([
    ['fr', 'Épuisé : Café'],
    ['en', 'Out of stock: Coffee'],
  ] as const)('is said by one click, shown at once, and taken back by another (%s)', async (language, label) => {
    answer(listMenu, aMenu());
    const saved = answer(setMenuStock, ({ params, body }) => {
      const menu = aMenuWith((entry) => (entry.code === params.entry ? { ...entry, isOut: body.isOut } : entry));
      answer(listMenu, menu);
      const entry = menu.entries.find(({ code }) => code === params.entry);
      if (!entry) throw new Error(params.entry);
      return { version: '2-0123456789ab', entry };
    });
    const { user } = await renderApp('/menu', { language });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label.replace(' :', '\u00A0:') });
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(box);
    await waitFor(() => expect(saved.map(({ body }) => body.isOut)).toEqual([true, false]));
    expect(box.checked).toBe(false);
  });

  it('is taken back when it is refused, with why', async () => {
    answer(listMenu, aMenu());
    refuse(setMenuStock, 'not-found');
    const { user } = await renderApp('/menu');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Café$/ });
    await user.click(box);
    expect(await screen.findByText(/n’a pas été|annul|introuvable/i)).toBeDefined();
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

describe('the order', () => {
  /** Answers a move, after which the menu is as it leaves it. */
  const moves = (places: Readonly<Record<string, number>> = {}) =>
    answer(moveMenuEntry, () => {
      answer(
        listMenu,
        aMenuWith((entry) => ({ ...entry, place: places[entry.code] ?? entry.place })),
      );
      return { version: '2-0123456789ab' };
    });

  it.each([
    ['fr', 'Déplacer Burger fumé', 'Burger fumé : place 2 sur 2', 'Déjà en dernier'],
    ['en', 'Move Smoked burger', 'Smoked burger: place 2 of 2', 'Already last'],
  ] as const)(
    'is changed by key, kept within its category, and read out (%s)',
    async (language, handle, said, last) => {
      answer(listMenu, aMenu());
      const asked = moves({ 'burger-fume': 2.5 });
      const { user } = await renderApp('/menu', { language });
      const button = await screen.findByRole('button', { name: handle });
      button.focus();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(asked.map(({ body }) => body.after)).toEqual(['plat-du-jour']));
      expect(await screen.findByText(said)).toBeDefined();
      expect(document.activeElement?.getAttribute('aria-label')).toBe(handle);
      await user.keyboard('{ArrowDown}');
      expect(await screen.findByText(last)).toBeDefined();
      expect(asked).toHaveLength(1);
    },
  );

  it('is changed in the menu of a row', async () => {
    answer(listMenu, aMenu());
    const asked = moves();
    await renderApp('/menu');
    const row = (await screen.findByText('IPA locale')).closest('tr');
    if (!row) throw new Error('no row');
    fireEvent.click(within(row).getByRole('button', { name: 'Monter', hidden: true }));
    await waitFor(() => expect(asked.map(({ params, body }) => [params.entry, body.after])).toEqual([['ipa', null]]));
  });

  it('is changed by dragging over a row of the same category, and not over another’s', async () => {
    answer(listMenu, aMenu());
    const asked = moves();
    await renderApp('/menu');
    const handle = await screen.findByRole('button', { name: 'Déplacer Café' });
    const drag = (over: string, end: 'pointerUp' | 'pointerCancel' = 'pointerUp'): void => {
      fireEvent.pointerDown(handle, { button: 0 });
      document.elementFromPoint = () => screen.getByRole('link', { name: over });
      fireEvent.pointerMove(window, { clientX: 5, clientY: 5 });
      fireEvent[end](window);
    };
    drag('Burger fumé');
    drag('Café');
    drag('IPA locale', 'pointerCancel');
    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window);
    fireEvent.pointerDown(handle, { button: 2 });
    fireEvent.pointerUp(window);
    expect(asked).toHaveLength(0);
    drag('IPA locale');
    await waitFor(() => expect(asked.map(({ params, body }) => [params.entry, body.after])).toEqual([['cafe', 'ipa']]));
  });

  it('of what is no item is changed likewise', async () => {
    answer(listMenu, aMenu());
    const asked = moves();
    const { user } = await renderApp('/menu?kind=category');
    (await screen.findByRole('button', { name: 'Déplacer Boissons' })).focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(asked.map(({ params, body }) => [params.entry, body.after])).toEqual([['boissons', null]]),
    );
  });
});

describe('removing', () => {
  const openRemoval = async (path: string, name: string, language: 'fr' | 'en' = 'fr') => {
    answer(listMenu, aMenu());
    const view = await renderApp(path, { language });
    const row = (await screen.findByRole('link', { name })).closest('tr');
    if (!row) throw new Error('no row');
    await view.user.click(within(row).getByRole('button', { name: /^(Enlever|Remove)/, hidden: true }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  };

  it.each([
    ['fr', 'Café', 'Enlever du menu', /qui l’ont commandé le gardent/, 'Café n’est plus au menu'],
    ['en', 'Coffee', 'Remove from the menu', /have ordered it keep it/, 'Coffee is no longer on the menu'],
  ] as const)('asks first, and says what stays (%s)', async (language, name, confirm, stays, done) => {
    const asked = answer(removeMenuEntry, null);
    const { user, dialog } = await openRemoval('/menu', name, language);
    expect(dialog.getByText(stays)).toBeDefined();
    answer(
      listMenu,
      aMenuWith((entry) => (entry.code === 'cafe' ? null : entry)),
    );
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(asked.map(({ params, query }) => [params.entry, query.revision])).toEqual([['cafe', 1]]);
  });

  it('says what still names it, and does not ask', async () => {
    const { user, dialog } = await openRemoval('/menu?kind=category', 'Plats');
    expect(dialog.getByText(/^On ne peut pas l’enlever tant que 2 éléments/)).toBeDefined();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Burger fumé',
      'Plat du jour',
    ]);
    expect(dialog.queryByRole('button', { name: 'Enlever du menu' })).toBeNull();
    await user.click(dialog.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it was not done', async () => {
    refuse(removeMenuEntry, 'menu-changed-meanwhile');
    const { user, dialog } = await openRemoval('/menu?kind=hours', 'Menu du matin');
    await user.click(dialog.getByRole('button', { name: 'Enlever du menu' }));
    expect(await dialog.findByText(/^Une autre personne a modifié/)).toBeDefined();
  });
});

describe('whose right does not reach', () => {
  it.each([
    ['a reader', { merchantRight: 'reader' } as const, ''],
    ['a partner', { role: 'partner', merchantId: null } as const, `?merchantId=${id(1)}`],
  ])('%s sees it without controls', async (_, claims, query) => {
    answer(getSession, aSessionView(claims));
    answer(
      listMenu,
      aMenuWith((entry) => (entry.code === 'cafe' ? { ...entry, isOut: true } : entry)),
    );
    await renderApp(`/menu${query}`, { token: aToken(claims) });
    expect(await screen.findByText('Burger fumé')).toBeDefined();
    expect(screen.getByText('Épuisé')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Ajouter|Déplacer|Importer un)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Burger fumé' })).toBeNull();
  });

  it('a reader is told who fills an empty one', async () => {
    answer(getSession, aSessionView({ merchantRight: 'reader' }));
    await renderApp('/menu', { token: aToken({ merchantRight: 'reader' }) });
    expect(await screen.findByText(/^Les propriétaires et les gestionnaires/)).toBeDefined();
  });
});

describe('the file', () => {
  it.each([
    ['fr', 'Importer, exporter', 'Importer du point de vente…', 'Menu de Clover'],
    ['en', 'Import, export', 'Import from the point of sale…', 'Menu from Clover'],
  ] as const)('is taken from what the provider has (%s)', async (language, label, entry, title) => {
    answer(listMenu, aMenu());
    const { user } = await renderApp('/menu', { language });
    await user.click(await screen.findByRole('button', { name: label }));
    await user.click(await screen.findByRole('button', { name: entry }));
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
  });

  it('begins with what the provider has, a file or a first item', async () => {
    answer(listMenu, { ...aMenu(), entries: [] });
    const { user } = await renderApp('/menu');
    expect(await screen.findByRole('button', { name: 'Importer un fichier' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Importer du point de vente' }));
    expect(await screen.findByRole('dialog', { name: 'Menu de Clover' })).toBeDefined();
  });

  it('is saved as it can be taken back in', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:menu');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    answer(listMenu, aMenu());
    const asked = answerRows(exportMenu, { name: 'bistro-menu.csv', count: 1, body: 'Code;Nom\r\n' });
    const { user } = await renderApp('/menu');
    await screen.findByText('Burger fumé');
    await user.click(screen.getByRole('button', { name: 'Exporter en CSV', hidden: true }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect((save.mock.calls[0]?.[0] as File | undefined)?.name).toBe('bistro-menu.csv');
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'bistro-menu.csv' });
    expect(asked).toHaveLength(1);
  });

  it('that cannot be had: says why', async () => {
    answer(listMenu, aMenu());
    refuse(exportMenu, 'too-many-requests');
    const { user } = await renderApp('/menu');
    await screen.findByText('Burger fumé');
    await user.click(screen.getByRole('button', { name: 'Exporter en CSV', hidden: true }));
    expect(await screen.findByText(/^Trop de/)).toBeDefined();
  });
});
