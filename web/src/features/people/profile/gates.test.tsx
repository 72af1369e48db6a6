import { choosePassword, confirmSecondFactor, startSecondFactor } from '@comptoir/contract/people/profile';
import { listDevices } from '@comptoir/contract/sales/devices';
import { getSession, login } from '@comptoir/contract/base/sessions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView, aToken } from '../../../../test/factories.ts';

const PHRASE = 'une phrase assez longue';

async function signInWithTemporaryPassword(path = '/') {
  answer(getSession, aSessionView({ firstSessionLogin: true }));
  answer(login, { webToken: aToken() });
  const app = await renderApp(path, { token: null });
  await app.user.type(await screen.findByRole('textbox', { name: 'Courriel' }), 'a@b.ca');
  await app.user.type(screen.getByLabelText('Mot de passe'), 'temporaire{Enter}');
  await screen.findByRole('heading', { name: 'Choisir un mot de passe' });
  return app;
}

describe('a user who signs in with a temporary password', () => {
  it('chooses one before all else and goes on to where they were going', async () => {
    const asked = answer(listDevices, { items: [], nextCursor: null });
    const { user, address } = await signInWithTemporaryPassword('/?next=%2Fdevices');
    expect(address()).toBe('/choose-password?next=%2Fdevices');
    expect(asked).toEqual([]);
    expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull();
    const received = answer(choosePassword, () => {
      answer(getSession, aSessionView());
      return { webToken: aToken() };
    });
    await user.type(screen.getByLabelText('Nouveau mot de passe'), PHRASE);
    await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    expect(address()).toBe('/devices');
    expect(received.map(({ body }) => body)).toEqual([{ currentPassword: 'temporaire', newPassword: PHRASE }]);
  });

  it('lands on the dashboard when they were going nowhere else', async () => {
    const { user } = await signInWithTemporaryPassword();
    answer(choosePassword, () => {
      answer(getSession, aSessionView());
      return { webToken: aToken() };
    });
    await user.type(screen.getByLabelText('Nouveau mot de passe'), `${PHRASE}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
  });

  it.each([
    ['fr', 'Choisir un mot de passe', 'Mot de passe actuel'],
    ['en', 'Choose a password', 'Current password'],
  ] as const)(
    'is led there from any screen, and asked for it when it is not known (%s)',
    async (language, title, field) => {
      answer(getSession, aSessionView({ firstSessionLogin: true }));
      const asked = answer(listDevices, { items: [], nextCursor: null });
      const { address } = await renderApp('/devices', { language });
      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
      expect(screen.getByLabelText(field)).toBeDefined();
      expect(address()).toBe('/choose-password?next=%2Fdevices');
      expect(asked).toEqual([]);
    },
  );

  it('is asked for it again when the one that is known is refused', async () => {
    const { user } = await signInWithTemporaryPassword();
    refuse(choosePassword, 'password-wrong');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), `${PHRASE}{Enter}`);
    expect(await screen.findByText('Ce mot de passe n’est pas le bon.')).toBeDefined();
    expect(screen.getByLabelText('Mot de passe actuel')).toBeDefined();
  });

  it('may leave instead', async () => {
    const { user, address } = await signInWithTemporaryPassword();
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
    expect(address()).toBe('/');
  });
});

describe('a user who must set up a second step', () => {
  it('does so before all else, keeps the codes, and goes on', async () => {
    answer(getSession, aSessionView({ secondFactor: 'required' }));
    answer(startSecondFactor, { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' });
    const { user, address } = await renderApp('/devices');
    await user.type(await screen.findByLabelText('Votre mot de passe'), 'secret{Enter}');
    expect(address()).toBe('/second-factor?next=%2Fdevices');
    answer(confirmSecondFactor, () => {
      answer(getSession, aSessionView({ secondFactor: 'set' }));
      return { recoveryCodes: ['AAAA-1111'] };
    });
    await user.type(await screen.findByLabelText('Code à six chiffres'), '123456{Enter}');
    await user.click(await screen.findByRole('checkbox'));
    expect(address()).toBe('/second-factor?next=%2Fdevices');
    await user.click(screen.getByRole('button', { name: 'Terminé' }));
    expect(await screen.findByRole('heading', { name: 'Appareils' })).toBeDefined();
    expect(address()).toBe('/devices');
  });

  it('comes to it after choosing a password', async () => {
    const { user, address } = await signInWithTemporaryPassword('/?next=%2Fdevices');
    answer(choosePassword, () => {
      answer(getSession, aSessionView({ secondFactor: 'required' }));
      return { webToken: aToken() };
    });
    await user.type(screen.getByLabelText('Nouveau mot de passe'), `${PHRASE}{Enter}`);
    await screen.findByLabelText('Votre mot de passe');
    expect(address()).toBe('/second-factor?next=%2Fdevices');
  });

  it('is shown when it is set up already', async () => {
    answer(getSession, aSessionView({ secondFactor: 'set' }));
    const { user, address } = await renderApp('/second-factor', { language: 'en' });
    expect(await screen.findByText('Two-step sign-in is on.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('a call that is refused for what must be done first', () => {
  it.each([
    ['password-choice-required', { firstSessionLogin: true }, '/choose-password?next=%2Fdevices'],
    ['second-factor-setup-required', { secondFactor: 'required' }, '/second-factor?next=%2Fdevices'],
  ] as const)('leads to it: %s', async (code, view, path) => {
    const stream = openStream();
    const { address } = await renderApp('/devices');
    await screen.findByText('Aucun appareil associé');
    refuse(listDevices, code);
    answer(getSession, aSessionView(view));
    stream.send('activity');
    await waitFor(() => expect(address()).toBe(path));
  });
});
