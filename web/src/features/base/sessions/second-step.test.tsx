import { login } from '@comptoir/contract/base/sessions';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken } from '../../../../test/factories.ts';

const WORDS = {
  fr: { email: 'Courriel', password: 'Mot de passe', code: 'Code à six chiffres', confirm: 'Confirmer' },
  en: { email: 'Email', password: 'Password', code: 'Six-digit code', confirm: 'Confirm' },
} as const;

async function reachSecondStep(language: 'fr' | 'en' = 'fr') {
  refuse(login, 'second-factor-required');
  const app = await renderApp('/', { token: null, language });
  await app.user.type(await screen.findByRole('textbox', { name: WORDS[language].email }), 'a@b.ca');
  await app.user.type(screen.getByLabelText(WORDS[language].password), 'secret{Enter}');
  const code = await screen.findByLabelText(WORDS[language].code);
  return { ...app, code };
}

describe('the second step', () => {
  it.each(['fr', 'en'] as const)('asks for the code of the app and signs in with it (%s)', async (language) => {
    const { user, code, address } = await reachSecondStep(language);
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.queryByRole('alert', { name: /code/i })).toBeNull();
    const received = answer(login, { webToken: aToken() });
    await user.type(code, '123 456');
    await user.click(screen.getByRole('button', { name: WORDS[language].confirm }));
    await screen.findByRole('heading', { name: language === 'fr' ? 'Tableau de bord' : 'Dashboard' });
    expect(address()).toBe('/dashboard');
    expect(received.map(({ body }) => body)).toEqual([{ email: 'a@b.ca', password: 'secret', code: '123456' }]);
  });

  it('takes a recovery code instead', async () => {
    const { user } = await reachSecondStep();
    await user.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
    const field = await screen.findByLabelText('Code de secours');
    expect(document.activeElement).toBe(field);
    const received = answer(login, { webToken: aToken() });
    await user.type(field, ' ABCD-EFGH {Enter}');
    await screen.findByRole('heading', { name: 'Tableau de bord' });
    expect(received[0]?.body.code).toBe('ABCD-EFGH');
  });

  it.each([
    ['fr', 'Ce code n’est pas valide. Vérifiez-le et réessayez.'],
    ['en', 'This code is not valid. Check it and try again.'],
  ] as const)('says that a code is wrong and lets try another (%s)', async (language, words) => {
    const { user, code } = await reachSecondStep(language);
    refuse(login, 'second-factor-invalid');
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
    answer(login, { webToken: aToken() });
    await user.clear(screen.getByLabelText(WORDS[language].code));
    await user.type(screen.getByLabelText(WORDS[language].code), '123456{Enter}');
    await screen.findByRole('heading', { name: language === 'fr' ? 'Tableau de bord' : 'Dashboard' });
  });

  it('asks for a code before anything is sent', async () => {
    const { user } = await reachSecondStep();
    const received = answer(login, { webToken: aToken() });
    await user.click(screen.getByRole('button', { name: 'Confirmer' }));
    expect(await screen.findByText('Ce champ est obligatoire')).toBeDefined();
    expect(received).toEqual([]);
  });

  it('forgets what was said of one kind of code when the other is asked for', async () => {
    const { user, code } = await reachSecondStep();
    refuse(login, 'second-factor-invalid');
    await user.type(code, '000000{Enter}');
    await screen.findByText('Ce code n’est pas valide. Vérifiez-le et réessayez.');
    await user.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
    expect(screen.queryByText('Ce code n’est pas valide. Vérifiez-le et réessayez.')).toBeNull();
  });

  it('says how long to wait after too many codes', async () => {
    const { user, code } = await reachSecondStep();
    refuse(login, 'too-many-requests', { headers: { 'retry-after': '900' } });
    await user.type(code, '000000{Enter}');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Vous pourrez réessayer dans 1[45]:\d\d\.$/);
  });

  it('leads back to the first, which remembers the email and not the password', async () => {
    const { user } = await reachSecondStep();
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    expect(await screen.findByLabelText('Courriel')).toHaveProperty('value', 'a@b.ca');
    expect(screen.getByLabelText('Mot de passe')).toHaveProperty('value', '');
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  });

  it('goes back to the first by itself when the password no longer holds', async () => {
    const { user, code } = await reachSecondStep();
    refuse(login, 'invalid-credentials');
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Identifiants invalides')).toBeDefined();
    expect(screen.getByLabelText('Mot de passe')).toBeDefined();
  });
});
