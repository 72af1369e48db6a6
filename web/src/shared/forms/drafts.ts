import { sessionStore } from '../sessions/session-store.ts';

/** Values typed into a form, by field: those that differ from how it was filled. */
export type Typed = Readonly<Record<string, unknown>>;

interface Draft {
  /** Begins with the path of the screen, and a blank. */
  readonly subject: string;
  readonly typed: Typed;
}

interface Kept {
  readonly userId: string;
  /** The latest last. */
  readonly drafts: readonly Draft[];
}

/** Kept for this tab: each has its own. What is typed where no one signs in lies apart, and belongs to the tab alone. */
const KEY = 'Drafts';
const OPEN_KEY = 'OpenDrafts';
const ANYONE = 'anyone';
/** Beginning of the subject of such a draft. */
export const OPEN = 'open ';
const MOST = 20;
/** Letters altogether, of the five million that a browser has room for. */
const LONGEST = 200_000;

/** Reads what this person has typed about a subject and not sent yet. */
export const readDraft = (subject: string): Typed | null =>
  readAll(keyOf(subject)).find((draft) => draft.subject === subject)?.typed ?? null;

/** True when something is kept for who comes back. */
export const hasDrafts = (): boolean => parse(window.sessionStorage.getItem(KEY)) !== null;

/** Keeps what is typed for as long as this person is signed in, and until they are again if the session ends by itself. */
export function keepDraft(subject: string, typed: Typed): void {
  const key = keyOf(subject);
  write(key, [...readAll(key).filter((draft) => draft.subject !== subject), { subject, typed }]);
}

export function dropDraft(subject: string): void {
  const key = keyOf(subject);
  const all = readAll(key);
  const others = all.filter((draft) => draft.subject !== subject);
  if (others.length < all.length) write(key, others);
}

/** Drops what was typed on a screen that is left on purpose without it. */
export function dropDraftsAt(pathname: string): void {
  write(
    KEY,
    readAll(KEY).filter(({ subject }) => !subject.startsWith(`${pathname} `)),
  );
}

const keyOf = (subject: string): string => (subject.startsWith(OPEN) ? OPEN_KEY : KEY);

const forgetAll = (key: string): void => window.sessionStorage.removeItem(key);

const userId = (key: string): string | undefined => (key === OPEN_KEY ? ANYONE : sessionStore.claims()?.sub);

function readAll(key: string): readonly Draft[] {
  const kept = parse(window.sessionStorage.getItem(key));
  return kept?.userId === userId(key) ? (kept?.drafts ?? []) : [];
}

/** The oldest make way; without a person, as once a session has ended, what is there stays as it is. */
function write(key: string, drafts: readonly Draft[]): void {
  const person = userId(key);
  if (person === undefined) return;
  const latest = drafts.slice(-MOST);
  const text = JSON.stringify({ userId: person, drafts: latest });
  if (latest.length === 0) forgetAll(key);
  else if (text.length > LONGEST) write(key, latest.slice(1));
  else window.sessionStorage.setItem(key, text);
}

sessionStore.subscribe((change) => {
  const isAnotherPerson = change === 'signed-in' && parse(window.sessionStorage.getItem(KEY))?.userId !== userId(KEY);
  if (change === 'signed-out' || isAnotherPerson) forgetAll(KEY);
});

function parse(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Kept | null;
    return Array.isArray(value?.drafts) ? value : null;
  } catch {
    return null;
  }
}
