import { getSession } from '@comptoir/contract/base/sessions';
import { joinAccounts, listMemberships, openElsewhere } from '@comptoir/contract/people/memberships';
import { listSessions } from '@comptoir/contract/people/profile';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, answerRaw, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSessionView, aToken, id } from '../../../../test/factories.ts';

beforeEach(() => {
  answer(listSessions, { items: [], nextCursor: null });
});

const WORDS = {
  fr: {
    open: 'Réunir avec un autre compte',
    email: 'Courriel de l’autre compte',
    other: 'Son mot de passe',
    own: 'Mot de passe de ce compte',
    keep: 'Ceux de l’autre compte',
    submit: 'Réunir',
    code: 'Son code\u00A0: de son application, ou de secours',
    done: /^Vos comptes sont réunis/,
    shared: /une place à Bistro du Quai/,
  },
  en: {
    open: 'Join another account',
    email: 'Email of the other account',
    other: 'Its password',
    own: 'Password of this account',
    keep: 'Those of the other account',
    submit: 'Join',
    code: 'Its code: from its app, or a recovery code',
    done: /^Your accounts are joined/,
    shared: /a place at Bistro du Quai/,
  },
} as const;

async function fillIn(language: 'fr' | 'en') {
  const words = WORDS[language];
  const app = await renderApp('/profile', { language });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: words.open }));
  await user.type(await screen.findByRole('textbox', { name: words.email }), 'other@resto.test');
  await user.type(screen.getByLabelText(words.other), 'its password');
  await user.type(screen.getByLabelText(words.own), 'my password');
  return { ...app, words, submit: () => user.click(screen.getByRole('button', { name: words.submit })) };
}

describe('joining another account', () => {
  it.each(['fr', 'en'] as const)(
    'proves both, asks for a code where there is one, and says so (%s)',
    async (language) => {
      const { user, words, submit } = await fillIn(language);
      await user.click(screen.getByRole('radio', { name: words.keep }));
      refuse(joinAccounts, 'second-factor-required');
      await submit();
      const code = await screen.findByRole('textbox', { name: words.code });
      const received = answer(joinAccounts, { webToken: aToken() });
      await user.type(code, '123 456');
      await submit();
      expect(await screen.findByText(words.done)).toBeDefined();
      expect(received.map(({ body }) => body)).toEqual([
        {
          password: 'my password',
          other: { email: 'other@resto.test', password: 'its password', code: '123456' },
          keep: 'other',
        },
      ]);
    },
  );

  it.each(['fr', 'en'] as const)('names the business that both have a place at (%s)', async (language) => {
    const { words, submit } = await fillIn(language);
    answer(listMemberships, {
      items: [
        {
          id: id(61),
          role: 'merchant',
          merchantId: id(1),
          partnerId: null,
          name: 'Bistro du Quai',
          city: null,
          right: 'owner',
          state: 'active',
          since: '2026-01-12T15:00:00.000Z',
          addedBy: null,
          lastOpenedAt: null,
          isInView: true,
        },
      ],
      nextCursor: null,
    });
    answerRaw(joinAccounts, () =>
      Response.json(
        {
          error: { code: 'accounts-share-business', fields: [{ path: id(61), rule: 'shared' }], requestId: 'x' },
        },
        { status: 409 },
      ),
    );
    await submit();
    expect(await screen.findByText(words.shared)).toBeDefined();
  });

  it.each([
    ['fr', 'Un compte ouvre au plus 1 000 commerces, invitations comprises.'],
    ['en', 'An account opens at most 1,000 businesses, invitations included.'],
  ] as const)('says that both have too many businesses together (%s)', async (language, said) => {
    const { submit } = await fillIn(language);
    refuse(joinAccounts, 'too-many-memberships');
    await submit();
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('says a wrong password at its field, of the one as of the other', async () => {
    const { submit } = await fillIn('en');
    refuse(joinAccounts, 'password-wrong');
    await submit();
    expect(await screen.findByText('This password is incorrect.')).toBeDefined();
    refuse(joinAccounts, 'invalid-credentials');
    await submit();
    expect(screen.getByLabelText('Its password').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('who came by the provider', () => {
  it.each([
    ['fr', /^Un compte existe avec noemie@resto.test/, 'Prouver qu’il est à moi', 'Son mot de passe', 'Réunir'],
    ['en', /^There is an account with noemie@resto.test/, 'Prove that it is mine', 'Its password', 'Join'],
  ] as const)(
    'is told of their account and proves that one alone (%s)',
    async (language, said, open, field, submit) => {
      answer(getSession, aSessionView({ joinable: 'noemie@resto.test' }));
      const { user } = await renderApp('/profile', { language });
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
      await user.click(await screen.findByRole('button', { name: open }));
      const received = answer(joinAccounts, { webToken: aToken() });
      await user.type(await screen.findByLabelText(field), 'its password');
      await user.click(screen.getByRole('button', { name: submit }));
      await screen.findByText(language === 'fr' ? /^Vos comptes sont réunis/ : /^Your accounts are joined/);
      expect(received.map(({ body }) => body)).toEqual([
        { other: { email: 'noemie@resto.test', password: 'its password' }, keep: 'this' },
      ]);
    },
  );
});

describe('a tab whose place was taken', () => {
  it.each([
    ['fr', /^Vous n’avez plus accès/, 'Tous vos commerces'],
    ['en', /^You no longer have access/, 'All your businesses'],
  ] as const)('goes on in another business, says what happened and leads to all (%s)', async (language, said, all) => {
    const asked = answer(openElsewhere, { webToken: aToken({ sub: id(77), merchantId: id(78) }) });
    let isClosed = true;
    answerRaw(listSessions, () => {
      if (!isClosed) return Response.json({ items: [], nextCursor: null });
      isClosed = false;
      return Response.json({ error: { code: 'session-ended', requestId: 'x' } }, { status: 401 });
    });
    const { user, address } = await renderApp('/profile', { language });
    expect(await screen.findByText(said)).toBeDefined();
    expect(asked).toHaveLength(1);
    answer(listMemberships, { items: [], nextCursor: null });
    await user.click(screen.getByRole('link', { name: all }));
    expect(address()).toBe('/businesses');
    expect(screen.queryByText(said)).toBeNull();
  });
});
