import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMerchant, aToken, id } from '../../../test/factories.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { KEPT_KEY, keepQueries } from './keep-queries.ts';

const stops: (() => void)[] = [];
const DEVICES = ['devices', {}];

/** A visit: the queries of a page, which keeps them. */
function visit(version = 'one'): QueryClient {
  const queries = new QueryClient();
  stops.push(keepQueries(queries, version));
  return queries;
}

/** Reads as a visit does; the answer is written once it is due. */
async function readIn(queries: QueryClient, queryKey: readonly unknown[], data: unknown): Promise<void> {
  await queries.fetchQuery({ queryKey, queryFn: () => Promise.resolve(data) });
}

const kept = (): string => localStorage.getItem(KEPT_KEY) ?? '';
const leave = (): void => void window.dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStore.signIn(aToken()));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the next visit', () => {
  it('shows what the last one read, with its age, and reads it again', async () => {
    const first = visit();
    await readIn(first, DEVICES, { items: ['Caisse 1'] });
    const readAt = first.getQueryState(DEVICES)?.dataUpdatedAt;
    leave();
    const next = visit();
    expect(next.getQueryData(DEVICES)).toEqual({ items: ['Caisse 1'] });
    expect(next.getQueryState(DEVICES)).toMatchObject({ dataUpdatedAt: readAt, isInvalidated: true });
  });

  it('finds what was read a second before, though the page was never left', async () => {
    vi.useFakeTimers();
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    expect(kept()).toBe('');
    vi.advanceTimersByTime(1000);
    expect(kept()).toContain('Caisse 1');
  });

  it('begins with the first page of what was read page by page', async () => {
    const first = visit();
    await readIn(first, ['devices', 'pages', {}], { pages: ['first', 'second'], pageParams: [null, 'cursor'] });
    leave();
    expect(visit().getQueryData(['devices', 'pages', {}])).toEqual({ pages: ['first'], pageParams: [null] });
  });

  it('reads everything itself after another version was installed', async () => {
    await readIn(visit(), DEVICES, { items: [] });
    leave();
    expect(visit('two').getQueryData(DEVICES)).toBeUndefined();
    expect(kept()).toBe('');
  });

  it('reads everything itself when what was kept cannot be read', () => {
    localStorage.setItem(KEPT_KEY, '{');
    expect(visit().getQueryCache().getAll()).toEqual([]);
    expect(kept()).toBe('');
  });

  it('has the latest when not all has room', async () => {
    const first = visit();
    await readIn(first, ['transmissions', {}], 'x'.repeat(1_400_000));
    await new Promise((resolve) => setTimeout(resolve, 2));
    await readIn(first, DEVICES, 'y'.repeat(200_000));
    leave();
    const next = visit();
    expect(next.getQueryData(DEVICES)).toBeDefined();
    expect(next.getQueryData(['transmissions', {}])).toBeUndefined();
  });
});

describe('nothing is kept', () => {
  it.each([
    ['a code that pairs a device', ['activation-code', id(1)]],
    ['what opens the fields of a card', ['card-entry', {}, 'fr']],
    ['a card', ['card', {}]],
    ['whose token it is', ['token-owner', 'a.b.c']],
    ['other people’s accounts', ['users', {}]],
    ['contacts', ['contacts', {}]],
    ['employees', ['employees', {}]],
    ['visits', ['appointments', {}]],
    ['invoices', ['invoices', 'pages', {}]],
    ['the activity log', ['logs', 'pages', {}]],
    ['merchants', ['merchants', {}]],
    ['partners', ['partners', {}]],
    ['the overview of merchants', ['overview', {}]],
    ['the audit trail', ['audit', 'pages', {}]],
    ['where sessions are open', ['open-sessions']],
    ['who was named on a report of a till', ['devices', 'user-reports', id(1)]],
    ['such a report', ['devices', 'user-report', id(1), id(2)]],
    ['whose price moves', ['plan', 'moves', id(1)]],
    ['how far merchants are', ['registration-progress', 'merchants', [id(1)]]],
    ['what all merchants sent', ['reports', 'transmissions', {}, {}]],
  ])('of %s', async (_, queryKey) => {
    await readIn(visit(), queryKey, 'hush');
    leave();
    expect(kept()).not.toContain('hush');
  });

  it('of who sold or asked for something, though the sums are', async () => {
    const first = visit();
    await readIn(first, ['reports', 'sales', {}, {}], {
      report: { total: { soldCents: 575 }, employees: [{ employee: 'Camille Roy', soldCents: 575 }] },
    });
    await readIn(first, ['transmissions', 'board', {}], { batches: [{ id: id(1), requestedBy: 'Alex Caron' }] });
    leave();
    expect(kept()).not.toMatch(/Camille|Alex/);
    const next = visit();
    expect(next.getQueryData(['reports', 'sales', {}, {}])).toEqual({
      report: { total: { soldCents: 575 }, employees: [] },
    });
    expect(next.getQueryData(['transmissions', 'board', {}])).toEqual({ batches: [{ id: id(1), requestedBy: '' }] });
  });

  it.each([
    ['sign-out', () => sessionStore.end('signed-out')],
    ['the end of a session', () => sessionStore.end('ended')],
    ['another person’s sign-in', () => sessionStore.signIn(aToken({ sub: id(9), sid: id(8) }))],
    ['acting for a merchant', () => sessionStore.renew(aToken({ impersonateMerchantId: id(1) }))],
  ])('after %s', async (_, change) => {
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    leave();
    expect(kept()).toContain('Caisse 1');
    change();
    expect(kept()).toBe('');
    leave();
    expect(kept()).toBe('');
  });

  it('after acting for a merchant has ended', async () => {
    sessionStore.renew(aToken({ impersonateMerchantId: id(1) }));
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    leave();
    expect(kept()).toContain('Caisse 1');
    sessionStore.renew(aToken());
    expect(kept()).toBe('');
  });

  it('that was on its way to be written when the session ended', async () => {
    vi.useFakeTimers();
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    sessionStore.end('signed-out');
    vi.advanceTimersByTime(5000);
    expect(kept()).toBe('');
  });

  it('when another tab has signed out and this one has not heard of it', async () => {
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    localStorage.removeItem('JWT');
    leave();
    expect(kept()).toBe('');
  });

  it('when another tab has opened another place of the account and this one stays', async () => {
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    localStorage.setItem('JWT', aToken({ sub: id(77), merchantId: id(5) }));
    leave();
    expect(kept()).toBe('');
  });

  it.each([
    ['another session', { sid: id(77) }],
    ['another place of the account', { sub: id(77), merchantId: id(5) }],
  ])('that %s left behind is shown', async (_, claims) => {
    await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
    leave();
    localStorage.setItem('JWT', aToken(claims));
    expect(visit().getQueryData(DEVICES)).toBeUndefined();
    expect(kept()).toBe('');
  });
});

it('a session that is renewed keeps what it has read', async () => {
  await readIn(visit(), DEVICES, { items: ['Caisse 1'] });
  leave();
  sessionStore.renew(aToken());
  sessionStore.keepMerchant(aMerchant({ id: id(1) }));
  expect(kept()).toContain('Caisse 1');
});
