import { saveCard } from '@comptoir/contract/money/cards';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { answer, refuse } from '../../../test/mock-api.ts';
import { aCard, aCardEntry } from '../../../test/money.ts';
import { renderInAddress } from '../../../test/render-in-address.tsx';
import { within } from '../../../test/within.tsx';
import { errorMessagesEn } from '../errors/error-messages.en.ts';
import { errorMessagesFr } from '../errors/error-messages.fr.ts';
import { sessionStore } from '../sessions/session-store.ts';
import type { Entered } from './card-fields.ts';
import { useCardSaving } from './use-card-saving.ts';

const WORDS = { en: errorMessagesEn, fr: errorMessagesFr };
const ENTRY = aCardEntry({ termsVersion: 't-1', privacyVersion: 'p-2' });
const TOKEN: Entered = { ok: true, token: 'token-1' };

async function open(enter: (() => Promise<Entered>) | null, language: 'en' | 'fr' = 'en') {
  sessionStore.signIn(aToken());
  const [onSaved, onAgain] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const fields = { current: enter && { enter } };
  const { result } = await renderInAddress(
    '/card',
    () => useCardSaving({ entry: ENTRY, fields, onSaved, onAgain }),
    within({ language, messages: { errorMessages: WORDS[language] } }),
  );
  const submit = () => act(async () => result.current.submit());
  const ended = () => waitFor(() => expect(result.current.isBusy).toBe(false));
  return { result, submit, ended, onSaved, onAgain };
}

it('a card is saved by its token, with what was accepted', async () => {
  const asked = answer(saveCard, aCard());
  const { result, ended, onSaved, onAgain } = await open(async () => TOKEN);
  expect(result.current).toMatchObject({ isBusy: false, problem: null });
  act(() => result.current.submit());
  expect(result.current.isBusy).toBe(true);
  await ended();
  expect(asked.map(({ body }) => body)).toEqual([
    { token: 'token-1', acceptedTermsVersion: 't-1', acceptedPrivacyVersion: 'p-2' },
  ]);
  expect([onSaved.mock.calls.length, onAgain.mock.calls.length, result.current.problem]).toEqual([1, 0, null]);
});

it('what may be shown of it goes with it, where the provider says it', async () => {
  const asked = answer(saveCard, aCard());
  const card = { brand: 'Visa', last4: '4242', expMonth: 9, expYear: 2029 };
  const { submit, ended } = await open(async () => ({ ...TOKEN, card }));
  await submit();
  await ended();
  expect(asked.map(({ body }) => body.card)).toEqual([card]);
});

it('a second click saves nothing as long as the first is under way', async () => {
  const asked = answer(saveCard, aCard());
  const enter = vi.fn<() => Promise<Entered>>().mockResolvedValue(TOKEN);
  const { result, submit, ended } = await open(enter);
  await act(async () => {
    result.current.submit();
    result.current.submit();
  });
  await ended();
  expect([enter.mock.calls.length, asked.length]).toEqual([1, 1]);
  await submit();
  await ended();
  expect(enter).toHaveBeenCalledTimes(2);
});

it.each([
  ['incorrect', 'card-not-accepted'],
  ['declined', 'card-declined'],
  ['unavailable', 'payments-unavailable'],
] as const)('a card that is %s is said to be, and nothing is saved', async (failure, code) => {
  const asked = answer(saveCard, aCard());
  for (const language of ['en', 'fr'] as const) {
    const { result, submit, ended, onAgain } = await open(async () => ({ ok: false, failure }), language);
    await submit();
    await ended();
    expect(result.current.problem).toBe(WORDS[language][code]);
    expect(onAgain).not.toHaveBeenCalled();
  }
  expect(asked).toEqual([]);
});

it.each([
  ['are not there yet', null],
  ['break', () => Promise.reject(new Error('broken'))],
])('fields that %s make payments unavailable', async (_how, enter) => {
  const { result, submit, ended } = await open(enter);
  await submit();
  await ended();
  expect(result.current.problem).toBe(errorMessagesEn['payments-unavailable']);
});

it('a card that the server refuses is said to be, and the fields open again', async () => {
  refuse(saveCard, 'card-declined');
  const { result, submit, ended, onSaved, onAgain } = await open(async () => TOKEN);
  await submit();
  await ended();
  await waitFor(() => expect(result.current.problem).toBe(errorMessagesEn['card-declined']));
  expect([onSaved.mock.calls.length, onAgain.mock.calls.length]).toEqual([0, 1]);
});

it('what was wrong is said no more once another card is accepted', async () => {
  answer(saveCard, aCard());
  const enter = vi.fn<() => Promise<Entered>>().mockResolvedValue(TOKEN);
  enter.mockResolvedValueOnce({ ok: false, failure: 'incorrect' });
  const { result, submit, ended } = await open(enter);
  await submit();
  await ended();
  expect(result.current.problem).toBe(errorMessagesEn['card-not-accepted']);
  await submit();
  await ended();
  expect(result.current.problem).toBeNull();
});
