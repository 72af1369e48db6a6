import { getSession, logout } from '@comptoir/contract/base/sessions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView, aToken, id } from '../../../../test/factories.ts';
import { signInNonce, createSignInNonce } from '../../../shared/sessions/sign-in-nonce.ts';
import { receiveToken } from '../../../shared/sessions/receive-token.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';

const mine = aToken();
const other = aToken({ sub: id(77), email: 'dominique@cantine.test' });

/** Each is known to the server by the token that asks. */
function knowBoth(): void {
  answer(getSession, ({ headers }) =>
    headers.get('authorization') === `Bearer ${other}`
      ? aSessionView({ name: 'Dominique Roy', email: 'dominique@cantine.test' })
      : aSessionView(),
  );
}

describe('a token that is passed on', () => {
  it('signs in when no one is, and when it is the same person', () => {
    expect(receiveToken(mine)).toBeNull();
    expect(sessionStore.token()).toBe(mine);
    const newer = aToken({ sid: id(78) });
    expect(receiveToken(newer)).toBeNull();
    expect(sessionStore.token()).toBe(newer);
  });

  it('takes no one’s place unasked', () => {
    sessionStore.signIn(mine);
    expect(receiveToken(other)).toBe(other);
    expect(sessionStore.token()).toBe(mine);
  });
});

describe('the question whose session it is to be', () => {
  const ask = async (language: 'fr' | 'en') => {
    knowBoth();
    createSignInNonce();
    const ended = answer(logout, null);
    const app = await renderApp('/dashboard', { language, token: mine, offered: other });
    return { ...app, ended, endedToken: () => ended[0]?.headers.get('authorization') };
  };

  it.each([
    [
      'fr',
      /Votre session est celle de Camille Tremblay\. Clover vient d’en ouvrir une pour Dominique Roy\./,
      /^Rester/,
    ],
    ['en', /You are signed in as Camille Tremblay\. Clover has just signed in Dominique Roy\./, /^Stay/],
  ] as const)('keeps the open one when asked to, and ends the other (%s)', async (language, words, stay) => {
    const { user, endedToken } = await ask(language);
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(screen.getByRole('button', { name: stay }));
    expect(await screen.findByRole('navigation')).toBeDefined();
    expect(sessionStore.token()).toBe(mine);
    expect(signInNonce()).toBeNull();
    await waitFor(() => expect(endedToken()).toBe(`Bearer ${other}`));
  });

  it('changes over when asked to, and ends the one that is left', async () => {
    const { user, endedToken, address } = await ask('fr');
    await user.click(await screen.findByRole('button', { name: 'Continuer avec la session de Dominique Roy' }));
    expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeDefined();
    expect(address()).toBe('/dashboard');
    expect(sessionStore.token()).toBe(other);
    await waitFor(() => expect(endedToken()).toBe(`Bearer ${mine}`));
  });

  it('shows nothing of either session before it is answered', async () => {
    await ask('fr');
    await screen.findByRole('button', { name: /^Rester/ });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
