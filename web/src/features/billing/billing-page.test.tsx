import { getMerchant } from '@comptoir/contract/merchants';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '../../../test/mock-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aMerchant } from '../../../test/things.ts';

it.each([
  ['fr', 'Abonnement et paiement', 'Actif', 'Terminée', 'Aucun prévu'],
  ['en', 'Subscription and payment', 'Active', 'Complete', 'None planned'],
] as const)('tells where the account stands (%s)', async (language, title, state, registration, payment) => {
  await renderApp('/billing', { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect((await screen.findByText(state)).dataset['tone']).toBe('success');
  expect(screen.getByText(registration).dataset['tone']).toBe('success');
  expect(screen.getByText(payment)).toBeDefined();
});

it('says that the account is paused', async () => {
  answer(getMerchant, aMerchant({ active: false }));
  await renderApp('/billing');
  expect((await screen.findByText('En pause')).dataset['tone']).toBe('neutral');
  expect(screen.getByText(/pendant la pause/)).toBeDefined();
});

it('leads an unfinished registration to what is missing', async () => {
  answer(getMerchant, aMerchant({ subscriptionCompleted: false, file_number: null }));
  const { user, address } = await renderApp('/billing');
  expect(await screen.findByText('À terminer')).toBeDefined();
  expect(screen.getByText(/Il manque 9 renseignements/)).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Voir ce qui manque' }));
  expect(address()).toBe('/merchant');
});

it('says that the account could not be loaded and still tells how payment works', async () => {
  refuse(getMerchant, 'internal-error');
  await renderApp('/billing', { language: 'en' });
  expect(await screen.findByText('This could not be loaded')).toBeDefined();
  expect(screen.getByText(/paid at midnight/)).toBeDefined();
});
