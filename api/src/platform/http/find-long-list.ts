import type { z } from 'zod';
import { defOf, longestOf, type Def } from './schema-def.ts';

/** A list that has more members than its schema takes: where it is, and how many it may have. */
interface LongList {
  readonly path: string;
  readonly most: number;
}

/** Looks for the first list of an input that is too long, without a look at its members. */
type FindLongList = (input: unknown) => LongList | null;

type Find = (value: unknown, path: readonly string[]) => LongList | null;

/**
 * Makes what finds too long a list by a schema; null where the schema takes no list. The schema itself looks at the members first: a hundred
 * thousand that are wrong would each be refused, and then the list.
 */
export function makeFindLongList(schema: z.core.$ZodType): FindLongList | null {
  const find = findIn(schema);
  return find && ((input) => find(input, []));
}

function findIn(schema: z.core.$ZodType): Find | null {
  const def = defOf(schema);
  if (def.type === 'array') return inList(def);
  if (def.shape) return inFields(Object.entries(def.shape).map(([name, field]) => [name, findIn(field)]));
  if (def.options) return inOptions(def.options);
  if (def.valueType) return inMembers(findIn(def.valueType));
  // of what is changed before it is read, the list that it becomes; a value alone is none
  const within = def.innerType ?? def.out;
  return within ? findIn(within) : null;
}

function inList(def: Def): Find {
  const most = longestOf(def);
  const { element } = def;
  const within = element ? inMembers(findIn(element)) : null;
  return (value, path) => {
    if (!Array.isArray(value)) return null;
    return value.length > most ? { path: path.join('.'), most } : (within?.(value, path) ?? null);
  };
}

const inFields = (fields: readonly (readonly [string, Find | null])[]): Find | null =>
  anyOf(
    fields.flatMap(([name, find]): Find[] =>
      find ? [(value, path) => (isHolder(value) ? find(value[name], [...path, name]) : null)] : [],
    ),
  );

/** A list that several forms take, is too long where it is for each of them; a field of one form means nothing else in another. */
function inOptions(options: readonly z.core.$ZodType[]): Find | null {
  const lists = options.filter(isList).flatMap((option) => findIn(option) ?? []);
  const others = options.filter((option) => !isList(option)).flatMap((option) => findIn(option) ?? []);
  const everyList: Find = (value, path) => {
    const found = lists.map((find) => find(value, path));
    return found.every((one) => one !== null) ? (found[0] ?? null) : null;
  };
  return anyOf(lists.length > 0 ? [...others, everyList] : others);
}

const isList = (schema: z.core.$ZodType): boolean => defOf(schema).type === 'array';

const inMembers = (find: Find | null): Find | null =>
  find &&
  ((value, path) => {
    if (!isHolder(value)) return null;
    for (const [name, member] of Object.entries(value)) {
      const found = find(member, [...path, name]);
      if (found) return found;
    }
    return null;
  });

const anyOf = (finds: readonly Find[]): Find | null =>
  finds.length === 0
    ? null
    : (value, path) => {
        for (const find of finds) {
          const found = find(value, path);
          if (found) return found;
        }
        return null;
      };

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
