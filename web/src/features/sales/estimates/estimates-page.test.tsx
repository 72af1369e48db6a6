import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { listEstimates, sumEstimates } from '@comptoir/contract/sales/estimates';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anEstimateItem } from '../../../../test/estimates.ts';
import { aMerchant, aSessionView, aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const page = (...items: ReturnType<typeof anEstimateItem>[]) => ({ items, nextCursor: null });

beforeEach(() => {
  answer(sumEstimates, { states: [{ state: 'sent', count: 2, totalCents: 246_912 }] });
});

function open(
  address = '',
  { language = 'fr', right = 'manager' }: { language?: 'fr' | 'en'; right?: 'manager' | 'reader' } = {},
) {
  answer(getMerchant, aMerchant({ isTraiteur: true }));
  answer(getSession, aSessionView({ merchantRight: right }));
  return renderApp(`/sales/estimates${address}`, { language, token: aToken({ merchantRight: right }) });
}

it.each([
  ['fr', 'Estimations', 'Envoyée', '1 234,56 $', '12 sept. 2026'],
  ['en', 'Estimates', 'Sent', '$1,234.56', 'Sep 12, 2026'],
] as const)('lists estimates by state with amounts and dates (%s)', async (language, title, state, amount, day) => {
  answer(listEstimates, page(anEstimateItem()));
  await open('', { language });
  const row = await screen.findByRole('row', { name: /Théâtre du Faubourg/ });
  const words = row.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
  for (const text of ['Soirée de première', state, amount, day]) expect(words).toContain(text);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/sales/estimates/${id(81)}`);
  expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
});

it('narrows the list to a state by its sum, which counts every state all the while', async () => {
  const listed = answer(listEstimates, page(anEstimateItem()));
  const summed = answer(sumEstimates, { states: [{ state: 'sent', count: 2, totalCents: 246_912 }] });
  const { user, address } = await open('?q=première');
  const sent = await screen.findByRole('button', { name: /Envoyée 2.*2.469,12/ });
  await user.click(sent);
  await waitFor(() => expect(listed.at(-1)?.query.states).toEqual(['sent']));
  expect(sent.getAttribute('aria-pressed')).toBe('true');
  expect(address()).toContain('stages=sent');
  expect(summed.every(({ query }) => query.states === undefined && query.q === 'première')).toBe(true);
  await user.click(sent);
  await waitFor(() => expect(address()).not.toContain('stages'));
});

it('leads from no estimate to the first, and to the customers; a reader makes none', async () => {
  answer(listEstimates, page());
  const { unmount } = await open();
  const first = await screen.findByRole('link', { name: 'Préparer la première estimation' });
  expect(first.getAttribute('href')).toBe('/sales/estimates/new');
  expect(screen.getByRole('link', { name: /Ajouter d’abord vos clients/ })).toBeDefined();
  unmount();
  await open('', { right: 'reader' });
  expect(await screen.findByText(/Aucune estimation/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /estimation$/ })).toBeNull();
});

it('leads back from a search that finds none', async () => {
  answer(listEstimates, ({ query }) => (query.q ? page() : page(anEstimateItem())));
  const { user } = await open('?q=zzz');
  await user.click(await screen.findByRole('button', { name: 'Voir toutes les estimations' }));
  expect(await screen.findByRole('row', { name: /Théâtre du Faubourg/ })).toBeDefined();
});

it.each(['/sales/estimates', '/sales/estimates/new', '/sales/customers'])(
  'a merchant who does not cater is asked for nothing and offered nothing at %s',
  async (address) => {
    answer(getMerchant, aMerchant({ isTraiteur: false }));
    const asked = [answer(listEstimates, page()), answer(sumEstimates, { states: [] })];
    await renderApp(address);
    expect(await screen.findByText('Pour les traiteurs')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Nouvelle estimation' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Calendrier' })).toBeNull();
    expect(asked.flat()).toEqual([]);
  },
);

it('says to a merchant who does not cater why there is nothing', async () => {
  refuse(listEstimates, 'caterers-only');
  await renderApp('/sales/estimates');
  expect(await screen.findByText('Pour les traiteurs')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Envoyée/ })).toBeNull();
});

it.each([
  ['fr', 'samedi 12 septembre', 'Mois suivant', '40 personnes'],
  ['en', 'Saturday, September 12', 'Next month', '40 persons'],
] as const)(
  'shows a month of events as a list of the days that have some (%s)',
  async (language, day, next, persons) => {
    const asked = answer(listEstimates, ({ query }) =>
      query.from === '2026-09-01' ? page(anEstimateItem({ state: 'accepted' })) : page(),
    );
    const { user, address } = await open('?view=calendar&month=2026-09', { language });
    const link = await screen.findByRole('link', { name: new RegExp(`Soirée de première.*${persons}`) });
    // a day without an event is for the eye alone
    const shown = screen.getAllByRole('listitem').find((item) => item.contains(link));
    expect(shown?.textContent).toContain(day);
    expect(asked.at(-1)?.query).toMatchObject({
      from: '2026-09-01',
      to: '2026-09-30',
      states: ['sent', 'seen', 'accepted'],
    });
    await user.click(screen.getByRole('button', { name: next }));
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ from: '2026-10-01', to: '2026-10-31' }));
    expect(address()).toContain('month=2026-10');
  },
);

it('strikes out what was called off, so that no one cooks for it', async () => {
  answer(listEstimates, () => page(anEstimateItem({ state: 'accepted', contractState: 'cancelled' })));
  await open('?view=calendar&month=2026-09', { language: 'fr' });
  const link = await screen.findByRole('link', { name: /Soirée de première.*Annulée/ });
  expect(link.dataset['state']).toBe('cancelled');
});
