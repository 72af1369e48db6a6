import type { TokenClaims } from '@comptoir/contract/base/sessions';
import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import { sessionStore, type SessionChange } from '../sessions/session-store.ts';
import { readStoredSession } from '../sessions/stored-session.ts';
import type { Resource } from './invalidate.ts';

/** Key of the answers that are kept for the next visit. */
export const KEPT_KEY = 'Queries';

/**
 * Resources kept on the disk between visits: how the business and its devices stand. No other person's name or address (contacts,
 * employees, visits, log, merchants, partners), no invoice, no payment card, nothing that opens something or counts once: a browser
 * that is closed without signing out holds them in clear.
 */
const KEPT: readonly (Resource | 'release-notes-seen')[] = [
  'devices',
  'merchant',
  'plan',
  'pos-connection',
  'registration-progress',
  'release-notes',
  'release-notes-seen',
  'reports',
  'session',
  'subscription',
  'tax-check',
  'transmission-health',
  'transmissions',
  'waiting-bills',
];

/** Resources about others: reports that a till has shown and those of all merchants, and prices that move for whom. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'devices user-reports',
  'devices user-report',
  'plan moves',
  'registration-progress merchants',
  'reports transmissions',
]);

const isOfWhatIsKept = ({ queryKey: [resource, part], state }: Query): boolean =>
  state.status === 'success' &&
  (KEPT as readonly unknown[]).includes(resource) &&
  !OF_OTHERS.has(`${String(resource)} ${String(part)}`);

/** For as long as it may be looked at again in one visit. */
const DAY_MS = 24 * 3_600_000;
const REST_MS = 1000;
/** A browser gives five million characters to all of a site. */
const MOST_CHARACTERS = 1_500_000;

/** Sessions after which nothing of the one before may be left. */
const OVER: ReadonlySet<SessionChange> = new Set(['leaving', 'signed-in', 'switched', 'moved', 'signed-out', 'ended']);

interface Kept {
  /** Owner of the answers: one session, in one place, as one actor. */
  readonly owner: string;
  /** Of which version of the portal: another one may read the same answers in another form. */
  readonly version: string;
  readonly state: DehydratedState;
}

/**
 * Gives the queries what the last visit of the same session read, to be shown until it is read again, and keeps what this one
 * reads. Written and erased at once, with the token: nothing is on its way when a session ends. Returns how to stop.
 */
export function keepQueries(queries: QueryClient, version: string, storage: Storage = window.localStorage): () => void {
  for (const resource of KEPT) queries.setQueryDefaults([resource], { gcTime: DAY_MS });
  restore(queries, version, storage);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    write(queries, version, storage);
  };
  const saveIfDue = (): void => {
    if (timer !== undefined) save();
  };
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !isOfWhatIsKept(event.query)) return;
      timer ??= setTimeout(save, REST_MS);
    }),
    sessionStore.subscribe((change) => {
      if (!OVER.has(change)) return;
      clearTimeout(timer);
      timer = undefined;
      storage.removeItem(KEPT_KEY);
    }),
  ];
  window.addEventListener('pagehide', saveIfDue);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', saveIfDue);
    for (const stop of stops) stop();
  };
}

function restore(queries: QueryClient, version: string, storage: Storage): void {
  const kept = read(storage.getItem(KEPT_KEY));
  if (!kept || kept.owner !== ownerOf(readStoredSession(storage).claims) || kept.version !== version)
    return storage.removeItem(KEPT_KEY);
  hydrate(queries, kept.state);
  // also what is read once in a visit is read in this one
  void queries.invalidateQueries({ refetchType: 'none' });
}

function read(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

const ownerOf = (claims: TokenClaims | null): string | null =>
  claims && `${claims.sid} ${claims.sub} ${claims.impersonateMerchantId ?? ''}`;

function write(queries: QueryClient, version: string, storage: Storage): void {
  const owner = ownerOf(sessionStore.claims());
  // another tab may have signed out or opened another place, and this one does not know it yet or stays
  if (owner === null || owner !== ownerOf(readStoredSession(storage).claims)) return;
  const state = dehydrate(queries, {
    shouldDehydrateQuery: isOfWhatIsKept,
    shouldDehydrateMutation: () => false,
    serializeData: (data) => withoutPeople(firstPage(data)),
  });
  try {
    storage.setItem(KEPT_KEY, JSON.stringify({ owner, version, state: withinBounds(state) } satisfies Kept));
  } catch {
    // full: the next visit reads everything again
    storage.removeItem(KEPT_KEY);
  }
}

/** Of a list that is read page by page the first page: what a visit begins with. */
function firstPage(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown; pageParams?: unknown };
  return Array.isArray(pages) && Array.isArray(pageParams)
    ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    : data;
}

/** Fields of a reply that name people: employees by what they sold, and who asked for something. The next visit reads them again. */
const PEOPLE: Readonly<Record<string, unknown>> = { employees: [], requestedBy: '' };

/** The same without people's names */
function withoutPeople(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPeople);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Object.hasOwn(PEOPLE, name) ? PEOPLE[name] : withoutPeople(value),
    ]),
  );
}

/** The latest as far as there is room. */
function withinBounds({ queries, mutations }: DehydratedState): DehydratedState {
  let room = MOST_CHARACTERS;
  const latestFirst = queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const kept = latestFirst.filter(({ state: { data } }) => {
    room -= JSON.stringify(data).length;
    return room >= 0;
  });
  return { queries: kept, mutations };
}
