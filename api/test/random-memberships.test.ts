import { ENDPOINTS } from '@comptoir/contract/endpoints';
import type { Endpoint } from '@comptoir/contract/endpoint';
import { MERCHANT_RIGHTS, type MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { asSystem, aUser, bearer } from './factories/merchants.ts';
import { makeWorld, type World } from './matrix-callers.ts';
import type { Outcome } from './matrix-outcomes.ts';
import { ROWS, type Row } from './matrix-rows.ts';
import { useTestApp } from './test-app.ts';
import { UNCOUNTED_CALLS } from './uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });
/** Businesses, each with bills, invoices, tills, people and a partner of its own. */
const worlds: World[] = [];
beforeAll(async () => {
  for (let made = 0; made < 3; made += 1) worlds.push(await makeWorld(test));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Calls about the caller's own session and account, which have tests of their own; switching is walked below. */
const OF_THEMSELVES = new Set(
  'logout endAllSessions startImpersonation endImpersonation switchMerchant confirmSecondFactor'.split(' '),
);
/** Calls over all places of an account, which take its person's own proof. */
const OVER_ALL_PLACES = new Set(['addBusiness', 'exportSalesJournals']);
const WALKED = Object.entries(ENDPOINTS).filter(
  ([name, { access }]) => access !== 'public' && access !== 'device' && !OF_THEMSELVES.has(name),
);

/** Place at a business, at its partner's, or at Comptoir, which is of none. */
interface Place {
  readonly kind: MerchantRight | 'partner' | 'admin';
  readonly of: number | null;
}
/** A person as they are drawn. */
interface Drawn {
  readonly places: readonly Place[];
  readonly isByProvider: boolean;
  /** Places that they go to one after the other: a business, or null for one that is of none. */
  readonly switches: readonly (number | null)[];
  /** Change that an administrator makes before they call: the first place taken, all of them suspended, or nothing. */
  readonly fate: 'none' | 'removed' | 'suspended';
}
/** A place that a person has opened, with the token that shows it. */
interface Opened extends Place {
  readonly token: string;
  isClosed: boolean;
  /** Proven by the provider alone, which speaks for the place in view. */
  readonly isByProvider: boolean;
  /** Businesses where the account has places, which its own list names. */
  readonly known: ReadonlySet<number | null>;
}

const business = fc.nat({ max: 2 });
const right = fc.option(fc.constantFrom(...MERCHANT_RIGHTS), { freq: 3 });
const office = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('partner' as const), of: business }),
    fc.constant({ kind: 'admin' as const, of: null }),
  ),
  { freq: 1 },
);
const person: fc.Arbitrary<Drawn> = fc.record({
  places: fc
    .tuple(fc.tuple(right, right, right), office)
    .map(([rights, at]): Place[] => [
      ...rights.flatMap((kind, of) => (kind ? [{ kind, of }] : [])),
      ...(at ? [at] : []),
    ]),
  isByProvider: fc.boolean(),
  switches: fc.array(fc.option(business, { freq: 4 }), { maxLength: 5 }),
  fate: fc.constantFrom('none', 'none', 'none', 'removed', 'suspended'),
});

it(
  'nobody reads or writes what is not theirs, whatever places they have and however they switch',
  {
    timeout: 240_000,
  },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(person, person, person), fc.nat(), async (people, luck) => {
        const opened: Opened[] = [];
        for (const one of people.filter(({ places }) => places.length > 0)) opened.push(...(await openPlaces(one)));
        for (const [index, endpoint] of WALKED.entries()) {
          const drawn = Math.imul(luck + index, 2_654_435_761) >>> 8;
          const place = opened[drawn % opened.length];
          if (place) await callOne(endpoint, place, drawn % worlds.length);
        }
        expect(await strangeRows(), 'rows written by people of elsewhere').toEqual([]);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  },
);

async function callOne([name, called]: [string, Endpoint], place: Opened, about: number): Promise<void> {
  const [row, target] = [ROWS[name], worlds[about]];
  if (!row || !target) throw new Error(`nothing to call ${name} with`);
  const said = `${name} by a person of ${place.of}, ${place.kind}, about ${about}`;
  const { outcome, text } = await send({ ...called, name }, { row, target, token: place.token });
  expect([said, outcome]).toEqual([said, expectedOf(name, row, { place, about })]);
  expect(foreignMarks(name, text, place), said).toEqual([]);
}

/** The matrix's outcome for a place: of one's own business by the right, elsewhere as for anybody with that right. */
function expectedOf(name: string, row: Row, { place, about }: { place: Opened; about: number }): Outcome {
  if (place.isClosed) return 'session-ended';
  const outcome = outcomeOf(row, place, about);
  return place.isByProvider && outcome === 200 && OVER_ALL_PLACES.has(name) ? 'password-sign-in-required' : outcome;
}

function outcomeOf(row: Row, { kind, of }: Place, about: number): Outcome {
  if (kind === 'admin') return row.admin;
  if (kind === 'partner') return of === about ? row.ownPartner : row.foreignPartner;
  return of === about || row[kind] === 'forbidden' ? row[kind] : row.foreignMerchant;
}

/** Texts that name a business and what is in it. */
const marksOf = (world: World): readonly string[] => [
  world.merchant.id,
  world.merchant.qst,
  world.partnerId,
  world.till.id,
  world.freeTillId,
  world.person.email,
  world.invoiceId,
  world.billId,
  world.batchId,
  world.ticketId,
  world.lineId,
  world.employeeId,
  world.reportId,
];

/** Marks in an answer of businesses that are not in view; the account's own lists name its others, if its person has proven themselves. */
function foreignMarks(name: string, text: string, { kind, of, known, isByProvider }: Opened): string[] {
  if (kind === 'admin') return [];
  const isOwnList = name === 'listMemberships' || (name === 'listBusinessStandings' && !isByProvider);
  return worlds.flatMap((world, index) =>
    index === of
      ? []
      : marksOf(world).filter(
          (mark) => text.includes(mark) && !(isOwnList && known.has(index) && ofPlaces(world).includes(mark)),
        ),
  );
}

const ofPlaces = ({ merchant, partnerId }: World): readonly string[] => [merchant.id, partnerId];

interface Sending {
  readonly row: Row;
  readonly target: World;
  readonly token: string;
}

let sent = 0;

async function send(
  { name, method, path }: Endpoint & { readonly name: string },
  { row, target, token }: Sending,
): Promise<{ outcome: Outcome; text: string }> {
  const { params, query, payload } = row.sends?.(target) ?? {};
  const filled = path.replaceAll(/:(\w+)/g, (_, one: string) => params?.[one] ?? '');
  // searched for is what only the business looks like that is called about
  const asked = name === 'search' ? { q: target.merchant.qst } : query;
  const url = `/api${filled}?${new URLSearchParams(asked).toString()}`;
  if (row.isStream) return readStream(url, token);
  const reply = await ask(token, method, url, payload);
  // what was sent may be answered; what was refused says no more than why
  if (reply.statusCode < 400) return { outcome: reply.statusCode, text: reply.body };
  return { outcome: reply.json<{ error: { code: Outcome } }>().error.code, text: reply.body };
}

/** Calls from an address of its own: this is about who may, not how often. */
function ask(token: string, method: Endpoint['method'], url: string, payload?: object) {
  sent += 1;
  const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const headers = token ? bearer(token) : {};
  return test.app.inject({ method, url, remoteAddress, headers, ...(payload ? { payload } : {}) });
}

/** A stream never ends by itself: its head is enough. */
async function readStream(url: string, token: string): Promise<{ outcome: Outcome; text: string }> {
  const { port } = test.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, { headers: bearer(token), signal: stop.signal });
  const outcome = reply.ok ? reply.status : ((await reply.json()) as { error: { code: Outcome } }).error.code;
  stop.abort();
  return { outcome, text: '' };
}

/** Opens what a person opens by signing in and switching; then their fate comes over them. */
async function openPlaces({ places, isByProvider, switches, fate }: Drawn): Promise<Opened[]> {
  const made = await anAccount(places);
  if (isByProvider)
    await asSystem(test, {
      text: 'update sessions set is_by_provider = true where account_id = $1',
      values: [made.id],
    });
  const known = new Set(places.map(({ of }) => of));
  const opened = new Map<Place, Opened>();
  let [view, token] = [places[0], made.token];
  const show = (place: Place): void =>
    void opened.set(place, { ...place, token, isClosed: false, isByProvider, known });
  if (view) show(view);
  for (const to of switches) {
    const place = places.find((one) => (isOffice(one) ? null : one.of) === to);
    const reply = await ask(token, 'POST', '/api/session/merchant', { merchantId: merchantOf(to) });
    const outcome = place && isByProvider && place !== view ? 403 : 200;
    expect([to, reply.statusCode]).toEqual([to, place ? outcome : 404]);
    if (!place || outcome === 403) continue;
    [view, token] = [place, reply.json<{ webToken: string }>().webToken];
    show(place);
  }
  await befall(fate, { made, places, opened });
  return [...opened.values()];
}

const merchantOf = (of: number | null): string | null => worlds[of ?? -1]?.merchant.id ?? null;
const isOffice = ({ kind }: Place): boolean => kind === 'admin' || kind === 'partner';

/** An account with its places, signed in at the first. */
async function anAccount([first, ...others]: readonly Place[]) {
  const of = (place: Place | undefined): Parameters<typeof aUser>[1] => {
    const at = worlds[place?.of ?? 0];
    const kind = place?.kind ?? 'admin';
    if (!at || kind === 'admin') return { role: 'admin' } as const;
    if (kind === 'partner') return { role: kind, partnerId: at.partnerId };
    return { role: 'merchant', merchantId: at.merchant.id, right: kind } as const;
  };
  const user = await aUser(test, of(first));
  for (const place of others) {
    const { role, merchantId, right: held, partnerId } = of(place);
    await asSystem(test, {
      text: `insert into users (id, account_id, email, name, role, merchant_id, merchant_right, partner_id)
        values ($1, $2, $3, 'Someone', $4, $5, $6, $7)`,
      values: [uuid(), user.id, user.email, role, merchantId ?? null, held ?? null, partnerId ?? null],
    });
  }
  return user;
}

interface Befallen {
  readonly made: { readonly id: string };
  readonly places: readonly Place[];
  readonly opened: Map<Place, Opened>;
}

/** Takes the first place, by an owner there, or suspends the account in all of them, by an administrator. */
async function befall(fate: Drawn['fate'], { made, places: [first], opened }: Befallen): Promise<void> {
  const at = worlds[first?.of ?? 0];
  if (fate === 'none' || !first || !at) return;
  if (fate === 'suspended') {
    const url = `/api/users/${made.id}/suspension`;
    expect((await ask(await at.tokenOf('admin'), 'PUT', url, { suspended: true })).statusCode).toBe(200);
    for (const place of opened.values()) place.isClosed = true;
  } else if (!isOffice(first)) {
    expect((await ask(await at.tokenOf('owner'), 'DELETE', `/api/contacts/${made.id}`)).statusCode).toBe(204);
    const taken = opened.get(first);
    if (taken) taken.isClosed = true;
  }
}

/** Lists what somebody of elsewhere has written of a business, in its log and in the audit trail; journals of several are asked for in one of them. */
const strangeRows = () =>
  asSystem(test, {
    text: `select w.act, w.merchant_id, u.role from (
        select event as act, merchant_id, user_id from activity_log
        union all select action, merchant_id, user_id from audit_events) w
      join users u on u.id = w.user_id join merchants m on m.id = w.merchant_id
      where m.id = any($1::uuid[])
        and ((u.role = 'merchant' and u.merchant_id <> m.id) or (u.role = 'partner' and u.partner_id is distinct from m.partner_id))
        and not (w.act = 'accounting-exported'
          and exists (select from users o where o.account_id = u.account_id and o.merchant_id = m.id))`,
    values: [worlds.map(({ merchant }) => merchant.id)],
  });
