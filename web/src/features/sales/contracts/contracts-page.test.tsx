import { getMerchant } from '@comptoir/contract/base/merchants';
import { listContracts } from '@comptoir/contract/sales/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContractRow } from '../../../../test/contracts.ts';
import { aMerchant, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const page = (...items: ReturnType<typeof aContractRow>[]) => ({ items, nextCursor: null });

function open(
  address = '',
  { language = 'fr', isTraiteur = true }: { language?: 'fr' | 'en'; isTraiteur?: boolean } = {},
) {
  answer(getMerchant, aMerchant({ isTraiteur }));
  return renderApp(`/sales/contracts${address}`, { language });
}

it.each([
  ['fr', 'Contrats', 'En cours', '925,92 $', '19 sept. 2026'],
  ['en', 'Contracts', 'Open', '$925.92', 'Sep 19, 2026'],
] as const)('lists contracts with what is left and when (%s)', async (language, title, state, amount, day) => {
  answer(listContracts, page(aContractRow()));
  await open('', { language });
  const row = await screen.findByRole('row', { name: /Théâtre du Faubourg/ });
  const words = row.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
  for (const text of ['Soirée de première', 'C-2026-0007', state, amount, day]) expect(words).toContain(text);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/sales/contracts/${id(91)}`);
  expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
});

it('narrows the list to states of the address, and leads back from a search that finds none', async () => {
  const listed = answer(listContracts, ({ query }) => (query.q ? page() : page(aContractRow({ state: 'to-sign' }))));
  const { user } = await open('?stands=to-sign&q=zzz');
  const reset = await screen.findByRole('button', { name: 'Voir tous les contrats' });
  expect(listed.at(-1)?.query).toMatchObject({ q: 'zzz', states: ['to-sign'] });
  await user.click(reset);
  expect(await screen.findByRole('row', { name: /À signer/ })).toBeDefined();
  await waitFor(() => expect(listed.at(-1)?.query.states).toBeUndefined());
});

it('says where contracts come from, and to others whom they are for', async () => {
  answer(listContracts, page());
  const { unmount } = await open();
  const link = await screen.findByRole('link', { name: 'Voir les estimations' });
  expect(link.getAttribute('href')).toBe('/sales/estimates');
  unmount();
  await open('', { isTraiteur: false });
  expect(await screen.findByText('Pour les traiteurs')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Contrats' })).toBeNull();
});

it('still lists what was begun to a merchant who no longer caters, and says that nothing new begins', async () => {
  answer(listContracts, page(aContractRow()));
  await open('', { isTraiteur: false });
  expect(await screen.findByRole('row', { name: /Théâtre du Faubourg/ })).toBeDefined();
  expect(screen.getByText(/n’est plus traiteur/)).toBeDefined();
});

it('offers to try again when the list could not be had', async () => {
  refuse(listContracts, 'too-many-requests');
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer(listContracts, page(aContractRow()));
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Théâtre du Faubourg/ })).toBeDefined();
});
