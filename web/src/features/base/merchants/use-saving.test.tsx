import { getMerchant, updateMerchant } from '@comptoir/contract/base/merchants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCompleteMerchant, aToken, id } from '../../../../test/factories.ts';
import { answer, refuse, refusalOf } from '../../../../test/mock-api.ts';
import { someQueries, within } from '../../../../test/within.tsx';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { formOf } from './merchant-form.ts';
import { useSaving } from './use-saving.ts';

const BASE = aCompleteMerchant({ version: 3 });
const THEIRS = aCompleteMerchant({ version: 4, city: 'Lévis' });
const MINE = { ...formOf(BASE), city: 'Gaspé' };
const SAVED = aCompleteMerchant({ version: 5, city: 'Gaspé' });

function open() {
  sessionStore.signIn(aToken());
  const queries = someQueries();
  const onSaved = vi.fn<(merchant: typeof BASE) => void>();
  const { result } = renderHook(() => useSaving({ base: BASE, onSaved }), { wrapper: within({ queries }) });
  const save = async (typed = MINE, isDraft = false) => {
    act(() => result.current.call.mutate({ typed, isDraft }));
    await waitFor(() => expect(result.current.call.isPending).toBe(false));
  };
  return { result, queries, onSaved, save };
}

it('what was typed is saved on top of what it began with', async () => {
  const asked = answer(updateMerchant, SAVED);
  const { result, onSaved, save } = open();
  expect(result.current.conflict).toBeNull();
  await save();
  expect(asked.map(({ body, params }) => [params.id, body.version, body.city, body.isDraft])).toEqual([
    [id(1), 3, 'Gaspé', undefined],
  ]);
  expect(onSaved.mock.calls).toEqual([[SAVED]]);
  await save({ ...MINE, city: 'Percé' }, true);
  expect(asked[1]?.body).toMatchObject({ city: 'Percé', isDraft: true });
});

it('what someone else saved first is laid out beside it, and what is chosen is saved on top of theirs', async () => {
  refuse(updateMerchant, 'merchant-changed-meanwhile');
  answer(getMerchant, THEIRS);
  const { result, queries, onSaved, save } = open();
  await save(MINE, true);
  const laidOut = { base: BASE, theirs: THEIRS, mine: MINE, isDraft: true, fields: ['city'] };
  expect(result.current.conflict).toEqual(laidOut);
  expect(queries.getQueryData(['merchant', id(1)])).toEqual(THEIRS);
  expect(onSaved).not.toHaveBeenCalled();
  const asked = answer(updateMerchant, SAVED);
  await save();
  expect(asked.map(({ body }) => body.version)).toEqual([4]);
  expect(onSaved.mock.calls).toEqual([[SAVED]]);
  expect(result.current.conflict).toBeNull();
});

it('both versions can be put off', async () => {
  refuse(updateMerchant, 'merchant-changed-meanwhile');
  answer(getMerchant, THEIRS);
  const { result, save } = open();
  await save();
  expect(result.current.conflict).not.toBeNull();
  act(() => result.current.putOff());
  expect(result.current.conflict).toBeNull();
});

it('nothing is to be chosen where both say the same', async () => {
  refuse(updateMerchant, 'merchant-changed-meanwhile');
  const same = aCompleteMerchant({ version: 4, city: 'Gaspé' });
  answer(getMerchant, same);
  const { result, onSaved, save } = open();
  await save();
  expect(result.current.conflict).toBeNull();
  expect(onSaved.mock.calls).toEqual([[same]]);
});

it('another refusal is said as it is, and asks for nothing', async () => {
  answer(updateMerchant, () => refusalOf('internal-error'));
  const read = answer(getMerchant, THEIRS);
  const { result, onSaved, save } = open();
  await save();
  expect(result.current.call.error).toMatchObject({ code: 'internal-error' });
  expect(result.current.conflict).toBeNull();
  expect([read.length, onSaved.mock.calls.length]).toEqual([0, 0]);
});
