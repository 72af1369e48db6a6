/** Writer of items. */
export interface GroupWriter<Item, Result> {
  /** Writes a group, all of it or nothing. Results stand in the order of the items. */
  readonly together: (group: readonly Item[]) => Promise<readonly Result[]>;
  /** Writes an item whose group failed; together with no other unless stated otherwise. */
  readonly alone?: (item: Item) => Promise<Result>;
  /** Items of one key never share a group: the later one waits for the next. */
  readonly keyOf?: (item: Item) => string;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly settle: (result: Result) => void;
  readonly fail: (error: unknown) => void;
}

/** A statement stays short however many wait. */
const MOST_TOGETHER = 64;

/**
 * Writes items in groups: what comes in while a group is being written is the next one, so that a busy hour writes seldom and a quiet
 * one at once. No item fails for another: those of a group that failed are written one by one.
 */
export function inGroups<Item, Result>(writer: GroupWriter<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { group, rest } = takeGroup(waiting, writer.keyOf);
      waiting = rest;
      await writeGroup(writer, group);
    }
    isWriting = false;
  };
  return (item) =>
    new Promise((settle, fail) => {
      waiting.push({ item, settle, fail });
      if (isWriting) return;
      isWriting = true;
      void writeAll();
    });
}

function takeGroup<Item, Result>(
  waiting: readonly Waiting<Item, Result>[],
  keyOf: GroupWriter<Item, Result>['keyOf'],
): { group: Waiting<Item, Result>[]; rest: Waiting<Item, Result>[] } {
  const keys = new Set<string>();
  const group: Waiting<Item, Result>[] = [];
  const rest: Waiting<Item, Result>[] = [];
  for (const one of waiting) {
    const key = keyOf?.(one.item);
    const hasPlace = group.length < MOST_TOGETHER && (key === undefined || !keys.has(key));
    if (key !== undefined) keys.add(key);
    (hasPlace ? group : rest).push(one);
  }
  return { group, rest };
}

/** Never rejects: each item learns its own end. */
async function writeGroup<Item, Result>(
  { together, alone }: GroupWriter<Item, Result>,
  group: readonly Waiting<Item, Result>[],
): Promise<void> {
  const writeTogether = async (some: readonly Waiting<Item, Result>[]): Promise<void> => {
    const results = await together(some.map(({ item }) => item));
    if (results.length !== some.length) throw new Error(`${some.length} items had ${results.length} results`);
    for (const [index, result] of results.entries()) some[index]?.settle(result);
  };
  const writeAlone = async (one: Waiting<Item, Result>): Promise<void> => {
    try {
      if (alone) one.settle(await alone(one.item));
      else await writeTogether([one]);
    } catch (error) {
      one.fail(error);
    }
  };
  try {
    await writeTogether(group);
  } catch (error) {
    if (group.length === 1 && !alone) for (const one of group) one.fail(error);
    else await Promise.all(group.map(writeAlone));
  }
}
