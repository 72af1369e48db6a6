import { sessionStore } from './session-store.ts';

interface Recent<Item> {
  readonly key: string;
  /** Name of the list in what is kept. */
  readonly list: string;
  readonly most: number;
  readonly idOf: (item: Item) => string;
  /** By hand: a schema would bring what reads schemas to every screen. */
  readonly isItem: (fields: Readonly<Record<string, unknown>>) => boolean;
}

/** Keeps what a person last went to in this browser, the latest first. Gone with the session. */
export function keepRecent<Item>({ key, list, most, idOf, isItem }: Recent<Item>) {
  sessionStore.subscribe((change) => {
    if (change === 'signed-out' || change === 'ended') window.localStorage.removeItem(key);
  });
  const read = (userId: string | undefined): readonly Item[] => {
    const { userId: whose, [list]: items } = fieldsOf(parse(window.localStorage.getItem(key)));
    const isOwn = typeof whose === 'string' && whose === userId;
    return isOwn && Array.isArray(items) && items.every((item) => isItem(fieldsOf(item))) ? (items as Item[]) : [];
  };
  const keep = (userId: string, item: Item): void => {
    const others = read(userId).filter((one) => idOf(one) !== idOf(item));
    window.localStorage.setItem(key, JSON.stringify({ userId, [list]: [item, ...others].slice(0, most) }));
  };
  return { read, keep };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object | null) });

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
