import { requestPasswordReset } from '@comptoir/contract/base/sessions';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, cutOff, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const WORDS = {
  fr: { email: 'Courriel', submit: 'Envoyer un mot de passe temporaire' },
  en: { email: 'Email', submit: 'Send a temporary password' },
} as const;

async function ask(language: 'fr' | 'en', email: string) {
  const app = await renderApp('/reset-password', { token: null, language });
  const field = await screen.findByRole('textbox', { name: WORDS[language].email });
  if (email !== '') await app.user.type(field, email);
  await app.user.click(screen.getByRole('button', { name: WORDS[language].submit }));
  return app;
}

describe('a lost password', () => {
  it.each([
    ['fr', 'Consultez vos courriels', /S’il existe un compte pour a@b\.ca/, 'Retour à la connexion'],
    ['en', 'Check your email', /If there is an account for a@b\.ca/, 'Back to sign-in'],
  ] as const)('is answered the same for every email, with what to expect (%s)', async (language, title, text, back) => {
    const received = answer(requestPasswordReset, null);
    const { user, address } = await ask(language, ' a@b.ca ');
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(received.map(({ body }) => body)).toEqual([{ email: 'a@b.ca' }]);
    await user.click(screen.getByRole('link', { name: back }));
    expect(address()).toBe('/');
  });

  it('can be asked about for another email', async () => {
    answer(requestPasswordReset, null);
    const { user } = await ask('fr', 'a@b.ca');
    await user.click(await screen.findByRole('button', { name: 'Donner un autre courriel' }));
    expect(await screen.findByRole('textbox', { name: 'Courriel' })).toHaveProperty('value', '');
  });

  it.each([
    ['', 'Ce champ est obligatoire'],
    ['a', 'Le courriel doit être valide'],
    ['a@b', 'Le courriel doit être valide'],
    ['a b@c.ca', 'Le courriel doit être valide'],
  ])('needs an email that can be one: "%s"', async (email, words) => {
    const received = answer(requestPasswordReset, null);
    await ask('fr', email);
    expect(await screen.findByText(words)).toBeDefined();
    expect(received).toEqual([]);
  });

  it('says that the server is down', async () => {
    cutOff(requestPasswordReset);
    await ask('fr', 'a@b.ca');
    expect(await screen.findByText('Le serveur est injoignable. Vérifiez votre connexion.')).toBeDefined();
  });

  it('says that the server has failed', async () => {
    refuse(requestPasswordReset, 'internal-error');
    await ask('en', 'a@b.ca');
    expect(await screen.findByText('The request could not be sent. Try again in a moment.')).toBeDefined();
  });

  it('says how long to wait when too much was asked', async () => {
    refuse(requestPasswordReset, 'too-many-requests', { headers: { 'retry-after': '20' } });
    await ask('fr', 'a@b.ca');
    expect((await screen.findByRole('timer')).textContent).toMatch(/dans (19|20|21)\ss\.$/);
  });

  it('is helped about by support', async () => {
    answer(requestPasswordReset, null);
    await ask('fr', 'a@b.ca');
    expect(await screen.findByText(/du lundi au vendredi, de 8 h à 16 h 30/)).toBeDefined();
  });
});
