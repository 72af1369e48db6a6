import {
  confirmSecondFactor,
  listSessions,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@comptoir/contract/people/profile';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView } from '../../../../test/factories.ts';

const KEY = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Comptoir:a@b.ca?secret=JBSWY3DPEHPK3PXP' };
const CODES = ['AAAA-1111', 'BBBB-2222'];

beforeEach(() => {
  answer(listSessions, { items: [], nextCursor: null });
});

describe('setting up two-step sign-in', () => {
  async function reachKey(language: 'fr' | 'en' = 'fr') {
    answer(startSecondFactor, KEY);
    const app = await renderApp('/profile', { language });
    await app.user.click(await screen.findByRole('button', { name: language === 'fr' ? 'Activer' : 'Set up' }));
    await app.user.type(
      await screen.findByLabelText(language === 'fr' ? 'Votre mot de passe' : 'Your password'),
      'secret',
    );
    await app.user.click(screen.getByRole('button', { name: language === 'fr' ? 'Commencer' : 'Begin' }));
    const code = await screen.findByLabelText(language === 'fr' ? 'Code à six chiffres' : 'Six-digit code');
    return { ...app, code };
  }

  it.each([
    ['fr', 'Activer', 'Vos codes de secours', 'J’ai conservé ces codes', 'Terminé', 'Activée'],
    ['en', 'Turn on', 'Your recovery codes', 'I have saved these codes', 'Done', 'On'],
  ] as const)(
    'goes from the password to the key, a first code and the recovery codes (%s)',
    async (language, on, title, kept, done, state) => {
      const { user, code } = await reachKey(language);
      expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
      expect(screen.getByText(/^(Code QR|QR code)/)).toBeDefined();
      const received = answer(confirmSecondFactor, { recoveryCodes: CODES });
      await user.type(code, '123 456');
      await user.click(screen.getByRole('button', { name: on }));
      expect(document.activeElement).toBe(await screen.findByRole('heading', { name: title }));
      expect(received.map(({ body }) => body)).toEqual([{ code: '123456' }]);
      expect(screen.getByText('AAAA-1111')).toBeDefined();
      expect(screen.getByRole('button', { name: done }).getAttribute('aria-disabled')).toBe('true');
      await user.click(screen.getByRole('checkbox', { name: kept }));
      answer(getSession, aSessionView({ secondFactor: 'set' }));
      await user.click(screen.getByRole('button', { name: done }));
      expect(await screen.findByText(state)).toBeDefined();
      expect(screen.queryByText('AAAA-1111')).toBeNull();
    },
  );

  it('saves the recovery codes as a file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    answer(confirmSecondFactor, { recoveryCodes: CODES });
    const { user, code } = await reachKey();
    await user.type(code, '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Télécharger' }));
    expect(await files[0]?.text()).toBe(
      'Codes de secours de Comptoir pour merchant@comptoir.test. Chacun sert une seule fois.\n\nAAAA-1111\nBBBB-2222\n',
    );
  });

  it('says that a code is wrong', async () => {
    refuse(confirmSecondFactor, 'second-factor-code-wrong');
    const { user, code } = await reachKey();
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('Ce code n’est pas valide. Vérifiez-le et réessayez.')).toBeDefined();
  });

  it('does not send a code that is none', async () => {
    const received = answer(confirmSecondFactor, { recoveryCodes: CODES });
    const { user, code } = await reachKey('en');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('This field is required')).toBeDefined();
    await user.type(code, '12345{Enter}');
    expect(await screen.findByText('This code is not valid. Check it and try again.')).toBeDefined();
    expect(received).toEqual([]);
  });

  it.each([
    ['password-wrong', 'Ce mot de passe n’est pas le bon.'],
    ['second-factor-already-set', 'La connexion en deux étapes est déjà activée.'],
  ] as const)('is refused in words: %s', async (code, words) => {
    refuse(startSecondFactor, code);
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Activer' }));
    await user.type(await screen.findByLabelText('Votre mot de passe'), 'secret{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('two-step sign-in that is on', () => {
  beforeEach(() => {
    answer(getSession, aSessionView({ secondFactor: 'set' }));
  });

  async function prove(opener: string, submit: string) {
    const app = await renderApp('/profile');
    await app.user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Votre mot de passe'), 'secret');
    await app.user.type(dialog.getByLabelText('Code de l’application ou code de secours'), 'AAAA-1111');
    await app.user.click(dialog.getByRole('button', { name: submit }));
    return { ...app, dialog };
  }

  it('gives new recovery codes for the password and a code', async () => {
    const received = answer(renewRecoveryCodes, { recoveryCodes: ['CCCC-3333'] });
    const { user, dialog } = await prove('Nouveaux codes de secours', 'Créer de nouveaux codes');
    expect(await dialog.findByText('CCCC-3333')).toBeDefined();
    expect(received.map(({ body }) => body)).toEqual([{ password: 'secret', code: 'AAAA-1111' }]);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Terminé' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is turned off for the password and a code', async () => {
    const received = answer(removeSecondFactor, () => {
      answer(getSession, aSessionView({ secondFactor: 'not-set' }));
      return null;
    });
    await prove('Désactiver', 'Désactiver');
    expect(await screen.findByText('Désactivée')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received.map(({ body }) => body)).toEqual([{ password: 'secret', code: 'AAAA-1111' }]);
  });

  it.each([
    ['password-wrong', 'Ce mot de passe n’est pas le bon.'],
    ['second-factor-code-wrong', 'Ce code n’est pas valide. Vérifiez-le et réessayez.'],
    ['too-many-requests', 'Trop de tentatives. Attendez un moment, puis réessayez.'],
  ] as const)('stays on when that is refused: %s', async (code, words) => {
    refuse(removeSecondFactor, code);
    const { dialog } = await prove('Désactiver', 'Désactiver');
    expect(await dialog.findByText(words)).toBeDefined();
    expect(screen.getByText('Activée')).toBeDefined();
  });
});
