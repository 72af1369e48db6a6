import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import {
  addCustomer,
  eraseCustomer,
  listCustomerBills,
  listCustomers,
  updateCustomer,
  type CustomerBill,
  type CustomerView,
} from '@comptoir/contract/sales/customers';
import { listEstimates } from '@comptoir/contract/sales/estimates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCustomer, anEstimateItem } from '../../../../test/estimates.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aSessionView, aToken, id } from '../../../../test/factories.ts';

const page = (...items: CustomerView[]) => ({ items, nextCursor: null });
const BILL: CustomerBill = {
  id: id(96),
  noTrans: 'A1-0042',
  signedAt: '2026-06-05T12:05:00.000Z',
  kind: 'instalment',
  totalCents: 123_456,
  paidCents: 30_864,
  contract: { id: id(91), number: 'C-2026-0007' },
};
const { id: _id, addedAt: _addedAt, ...CONTENT } = aCustomer();

function open(language: 'fr' | 'en' = 'fr', right: 'manager' | 'reader' = 'manager', bills: CustomerBill[] = []) {
  answer(getMerchant, aMerchant({ isTraiteur: true }));
  answer(listCustomerBills, { items: bills, nextCursor: null });
  answer(getSession, aSessionView({ merchantRight: right }));
  return renderApp('/sales/customers', { language, token: aToken({ merchantRight: right }) });
}
const openRow = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('link', { name: 'Marie-Ève Gagnon' }));
  return within(await screen.findByRole('dialog', { name: 'Marie-Ève Gagnon' }));
};

describe('the customers of a caterer', () => {
  it.each([
    ['fr', 'Clients', 'Français'],
    ['en', 'Customers', 'French'],
  ] as const)('are listed, under an entry of the navigation (%s)', async (language, title, word) => {
    answer(listCustomers, page(aCustomer()));
    await open(language);
    const row = await screen.findByRole('row', { name: /Marie-Ève Gagnon/ });
    for (const text of ['Théâtre du Faubourg', 'evenements@faubourg.example', '418 555-0134', word])
      expect(row.textContent).toContain(text);
    expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
  });

  it('are searched by the server, and come page by page', async () => {
    const received = answer(listCustomers, ({ query }) =>
      query.cursor || query.q
        ? page(aCustomer({ id: id(72), name: 'Zoé' }))
        : { items: [aCustomer()], nextCursor: 'on' },
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    expect(await screen.findByRole('row', { name: /Zoé/ })).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Nom, entreprise, courriel ou téléphone' }), 'zoe ');
    await waitFor(() => expect(received.at(-1)?.query.q).toBe('zoe'));
  });

  it('are all shown again where a search found none', async () => {
    answer(listCustomers, ({ query }) => (query.q ? page() : page(aCustomer())));
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox'), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Voir tous les clients' }));
    expect(await screen.findByRole('row', { name: /Marie-Ève Gagnon/ })).toBeDefined();
  });

  it('are added with a name alone, and refused without', async () => {
    answer(listCustomers, page());
    const added = answer(addCustomer, aCustomer());
    const { user } = await open();
    expect(await screen.findByText(/que vous servez/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ajouter un client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un client' }));
    await user.type(dialog.getByLabelText('Téléphone'), '911');
    await user.type(dialog.getByLabelText('Courriel'), 'moi');
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    expect(added).toEqual([]);
    expect(dialog.getByText(/au moins sept chiffres/)).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Nom/));
    await user.type(dialog.getByLabelText(/^Nom/), 'Ana');
    await user.clear(dialog.getByLabelText('Téléphone'));
    await user.clear(dialog.getByLabelText('Courriel'));
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const empty = { company: '', email: '', telephone: '', address: '' };
    expect(added.map(({ body }) => body)).toEqual([{ ...empty, name: 'Ana', language: 'fr' }]);
  });

  it('are changed in their row', async () => {
    answer(listCustomers, page(aCustomer()));
    const changed = answer(updateCustomer, aCustomer());
    const { user } = await open();
    const dialog = await openRow(user);
    await user.selectOptions(dialog.getByLabelText(/Langue/), 'Anglais');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(changed.map(({ body }) => body)).toEqual([{ ...CONTENT, language: 'en' }]));
  });

  it('are erased after a question, which may be left', async () => {
    answer(listCustomers, page(aCustomer()));
    const erased = answer(eraseCustomer, null);
    const { user } = await open();
    const dialog = await openRow(user);
    await user.click(dialog.getByRole('button', { name: 'Effacer les renseignements de ce client' }));
    await user.click(dialog.getByRole('button', { name: 'Conserver' }));
    await user.click(dialog.getByRole('button', { name: 'Effacer les renseignements de ce client' }));
    expect(dialog.getByText(/disparaissent pour de bon/)).toBeDefined();
    expect(erased).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Effacer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(erased.map(({ params }) => params['id'])).toEqual([id(71)]);
  });

  it('are for readers to look at, with what was offered to them', async () => {
    answer(listCustomers, page(aCustomer()));
    const asked = answer(listEstimates, { items: [anEstimateItem()], nextCursor: null });
    const { user } = await open('fr', 'reader', [BILL]);
    const dialog = await openRow(user);
    expect(dialog.getByText(/12, rue Saint-Jean/)).toBeDefined();
    const estimate = await dialog.findByRole('link', { name: 'Soirée de première' });
    expect(estimate.getAttribute('href')).toBe(`/sales/estimates/${id(81)}`);
    expect(asked.map(({ query }) => query.customerId)).toEqual([id(71)]);
    const bill = await dialog.findByRole('link', { name: 'Versement A1-0042' });
    expect(bill.getAttribute('href')).toBe(`/sales/${id(96)}`);
    expect(bill.closest('li')?.textContent.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('308,64 $');
    expect(dialog.getByRole('link', { name: 'C-2026-0007' }).getAttribute('href')).toBe(`/sales/contracts/${id(91)}`);
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajouter un client' })).toBeNull();
  });
});

it.each([
  ['fr', 'Pour les traiteurs', 'Clients', 'Ouvrir les renseignements'],
  ['en', 'For caterers', 'Customers', 'Open the merchant information'],
] as const)(
  'a merchant who does not cater finds no entry, and learns why (%s)',
  async (language, title, entry, link) => {
    refuse(listCustomers, 'caterers-only');
    await renderApp('/sales/customers', { language });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain('/merchant');
    expect(within(screen.getByRole('navigation')).queryByRole('link', { name: entry })).toBeNull();
  },
);
