import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession } from '@comptoir/contract/base/sessions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../test/factories.ts';
import { answer } from '../../test/mock-api.ts';
import { forgetAskedAhead, isAskedAhead } from '../shared/http/asked-ahead.ts';
import { sessionQuery } from '../shared/queries/base.ts';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { knowSession } from './know-session.ts';
import { createQueryClient } from './providers.tsx';

const token = aToken({ merchantId: id(1) });
const ahead = (answers: Record<string, Promise<Response | null>>): void => {
  Object.assign(globalThis, { askedAhead: { token, at: Date.now(), answers } });
};
const both = () => ({
  '/session': Promise.resolve(Response.json(aSessionView())),
  [`/merchant/${id(1)}`]: Promise.resolve(Response.json(aMerchant({ id: id(1), company_name: 'Bistro' }))),
});

beforeEach(() => sessionStore.signIn(token));
afterEach(forgetAskedAhead);

it('who is signed in and their merchant are known at once where the page has asked ahead, and not asked again', async () => {
  const asked = [answer(getSession, aSessionView()), answer(getMerchant, aMerchant())];
  ahead(both());
  await knowSession(createQueryClient());
  expect(sessionStore.current()).toMatchObject({
    user: { email: 'merchant@comptoir.test' },
    merchant: { company_name: 'Bistro' },
  });
  expect(asked.flat()).toEqual([]);
});

it('nothing waits where the page has asked nothing, or something is kept from the last visit', async () => {
  const asked = answer(getSession, aSessionView());
  await knowSession(createQueryClient());
  expect(sessionStore.current()?.user).toBeNull();
  ahead(both());
  const queries = createQueryClient();
  queries.setQueryData(sessionQuery(sessionStore.current()).queryKey, aSessionView({ name: 'Camille' }));
  await knowSession(queries);
  expect(sessionStore.current()).toMatchObject({ user: { name: 'Camille' }, merchant: null });
  expect(asked).toEqual([]);
});

it('an answer that fails leaves the session as it was', async () => {
  ahead({ '/session': Promise.resolve(new Response('no json')) });
  await knowSession(createQueryClient());
  expect(sessionStore.current()).toMatchObject({ user: null, merchant: null });
});

it('what was asked for one session is not kept in another', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  ahead({ '/session': new Promise<Response>((resolve) => (arrive = resolve)) });
  const known = knowSession(createQueryClient());
  sessionStore.signIn(aToken({ sub: id(9), merchantId: id(2) }));
  arrive(Response.json(aSessionView()));
  await known;
  expect(sessionStore.current()?.user).toBeNull();
});

it('a page’s script that comes later than the portal’s asks nothing, whose answer would be taken for a newer one', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(aSessionView()));
  Reflect.deleteProperty(globalThis, 'askedAhead');
  await runFirstFrame('in time');
  expect(asked).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(globalThis, 'askedAhead');
  await knowSession(createQueryClient());
  await runFirstFrame('late');
  expect(isAskedAhead('/session', token)).toBe(false);
  forgetAskedAhead();
  await runFirstFrame('later');
  expect(isAskedAhead('/session', token)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
});

/** Runs the script as each page does. */
const runFirstFrame = (when: string): Promise<unknown> =>
  import(/* @vite-ignore */ `../../public/first-frame.js?${when}`);
