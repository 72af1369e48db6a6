import { register } from '@comptoir/contract/people/registration';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, cutOff, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const open = (language: 'fr' | 'en' = 'fr') => renderApp('/registration', { language, token: null });

async function fillIn() {
  const app = await open();
  await app.user.type(await screen.findByRole('textbox', { name: 'Nom du commerce' }), ' Cantine du Port ');
  await app.user.type(screen.getByRole('textbox', { name: 'Votre nom' }), 'Éloïse Roy');
  await app.user.type(screen.getByRole('textbox', { name: 'Courriel' }), 'eloise@port.test');
  return app;
}

describe('signing up', () => {
  it('is found from the login page', async () => {
    const { user, address } = await renderApp('/', { token: null });
    await user.click(await screen.findByRole('link', { name: 'Créer un compte' }));
    expect(await screen.findByRole('heading', { name: 'Créer un compte' })).toBeDefined();
    expect(address()).toBe('/registration');
  });

  it('sends business, person, address and language, then says to look at the mail', async () => {
    const sent = answer(register, null);
    const { user } = await fillIn();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Créer le compte' }));
    expect(await screen.findByRole('heading', { name: 'Consultez vos courriels' })).toBeDefined();
    expect(screen.getByText('Un message est en route vers eloise@port.test.')).toBeDefined();
    expect((await screen.findByRole('link', { name: '418 555-0142' })).getAttribute('href')).toBe('tel:4185550142');
    expect(sent.map(({ body }) => body)).toEqual([
      { company_name: 'Cantine du Port', name: 'Éloïse Roy', email: 'eloise@port.test', language: 'en' },
    ]);
  });

  it('still says so after the page was loaded again, and sends the message once more when asked', async () => {
    const sent = answer(register, null);
    const { user, router } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Créer le compte' }));
    await screen.findByRole('heading', { name: 'Consultez vos courriels' });
    expect(router.state.location.state.registered).toMatchObject({ email: 'eloise@port.test' });
    await user.dblClick(screen.getByRole('button', { name: 'Renvoyer le message' }));
    await screen.findByText('Un nouveau message est en route vers eloise@port.test.');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('may be done again for another address, without the rest', async () => {
    const sent = answer(register, null);
    const { user } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Créer le compte' }));
    await user.click(await screen.findByRole('button', { name: 'Donner un autre courriel' }));
    const field = await screen.findByRole('textbox', { name: 'Courriel' });
    await user.clear(field);
    await user.type(field, 'roy@port.test{Enter}');
    await screen.findByText('Un message est en route vers roy@port.test.');
    expect(sent.at(-1)?.body).toMatchObject({ company_name: 'Cantine du Port', email: 'roy@port.test' });
  });

  it.each([
    ['fr', 'Créer le compte', 'Ce champ est obligatoire', 'Français'],
    ['en', 'Create the account', 'This field is required', 'English'],
  ] as const)(
    'asks for every field, and writes in the language of the screen (%s)',
    async (language, button, text, own) => {
      const sent = answer(register, null);
      const { user } = await open(language);
      expect((await screen.findByRole<HTMLInputElement>('radio', { name: own })).checked).toBe(true);
      await user.click(screen.getByRole('button', { name: button }));
      expect(screen.getAllByText(text)).toHaveLength(3);
      await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]));
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['fr', 'Votre nom', 'Créer le compte', /Sans adresse Web ni courriel/],
    ['en', 'Your name', 'Create the account', /Without a web or email address/],
  ] as const)('does not take an address for a name (%s)', async (language, field, button, text) => {
    const sent = answer(register, null);
    const { user } = await open(language);
    await user.type(await screen.findByRole('textbox', { name: field }), 'Voyez evil.test');
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(text)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it.each([
    ['fr', 'Nom du commerce', 'Créer le compte', /En lettres latines/],
    ['en', 'Name of the business', 'Create the account', /In Latin letters/],
  ] as const)(
    'does not take a business name that no invoice could show (%s)',
    async (language, field, button, text) => {
      const sent = answer(register, null);
      const { user } = await open(language);
      await user.type(await screen.findByRole('textbox', { name: new RegExp(field) }), 'Café 王记');
      await user.click(screen.getByRole('button', { name: button }));
      expect(screen.getByText(text)).toBeDefined();
      expect(sent).toEqual([]);
    },
  );

  it('does not take what is no address', async () => {
    const sent = answer(register, null);
    const { user } = await fillIn();
    await user.clear(screen.getByRole('textbox', { name: 'Courriel' }));
    await user.type(screen.getByRole('textbox', { name: 'Courriel' }), 'eloise{Enter}');
    expect(screen.getByText('Le courriel doit être valide')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it.each(['too-many-requests', 'validation-failed'] as const)(
    'that is refused says why and keeps what was typed (%s)',
    async (code) => {
      refuse(register, code);
      const { user } = await fillIn();
      await user.click(screen.getByRole('button', { name: 'Créer le compte' }));
      expect(await screen.findByText(/Trop de tentatives|ne sont pas valides/)).toBeDefined();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre nom' }).value).toBe('Éloïse Roy');
    },
  );

  it('says when the server cannot be reached', async () => {
    cutOff(register);
    const { user } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Créer le compte' }));
    expect(await screen.findByText(/injoignable/)).toBeDefined();
  });
});
