import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { bestPracticesEn } from './best-practices.en.ts';

it.each([
  ['fr', 'Bonnes pratiques', 'Quand la connexion tombe', /Remettez toujours un reçu/],
  ['en', 'Best practices', 'When the connection fails', /Always give a receipt/],
] as const)('lists the habits by subject (%s)', async (language, title, group, habit) => {
  await renderApp('/bestPractices', { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: group })).toBeDefined();
  expect(screen.getByText(habit)).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(bestPracticesEn.groups).length);
});

it('leads to the part of the guide that it speaks of', async () => {
  const { user, address } = await renderApp('/bestPractices');
  await user.click(await screen.findByRole('link', { name: 'guide des taxes' }));
  expect(address()).toBe('/configuration#taxes');
});
