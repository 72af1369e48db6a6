import { sessionStore } from '../sessions/session-store.ts';

/** What was typed into a form, by field: what differs from how it was filled. */
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

/** Kept for this tab: each has its own. */
const KEY = 'Drafts';
const MOST = 20;
/** Letters altogether, of the five million that a browser has room for. */
const LONGEST = 200_000;

/** What this person has typed about a subject and not sent yet. */
export const readDraft = (subject: string): Typed | null =>
  readAll().find((draft) => draft.subject === subject)?.typed ?? null;

/** Whether anything is kept for who comes back. */
export const hasDrafts = (): boolean => parse(window.sessionStorage.getItem(KEY)) !== null;

/** Keeps what is typed for as long as this person is signed in, and until they are again if the session ends by itself. */
export function keepDraft(subject: string, typed: Typed): void {
  write([...readAll().filter((draft) => draft.subject !== subject), { subject, typed }]);
}

export function dropDraft(subject: string): void {
  const all = readAll();
  const others = all.filter((draft) => draft.subject !== subject);
  if (others.length < all.length) write(others);
}

/** What was typed on a screen that is left on purpose without it. */
export function dropDraftsAt(pathname: string): void {
  write(readAll().filter(({ subject }) => !subject.startsWith(`${pathname} `)));
}

const forgetAll = (): void => window.sessionStorage.removeItem(KEY);

const userId = (): string | undefined => sessionStore.claims()?.sub;

function readAll(): readonly Draft[] {
  const kept = parse(window.sessionStorage.getItem(KEY));
  return kept?.userId === userId() ? (kept?.drafts ?? []) : [];
}

/** The oldest make way; without a person, as once a session has ended, what is there stays as it is. */
function write(drafts: readonly Draft[]): void {
  const person = userId();
  if (person === undefined) return;
  const latest = drafts.slice(-MOST);
  const text = JSON.stringify({ userId: person, drafts: latest });
  if (latest.length === 0) forgetAll();
  else if (text.length > LONGEST) write(latest.slice(1));
  else window.sessionStorage.setItem(KEY, text);
}

sessionStore.subscribe((change) => {
  const isAnotherPerson = change === 'signed-in' && parse(window.sessionStorage.getItem(KEY))?.userId !== userId();
  if (change === 'signed-out' || isAnotherPerson) forgetAll();
});

function parse(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Kept | null;
    return Array.isArray(value?.drafts) ? value : null;
  } catch {
    return null;
  }
}
