import type { EstimateContent, EstimateItem, Occasion } from './estimate-content.ts';

type Fields = Omit<EstimateContent, 'occasion' | 'items'> & Occasion;

/** Change from one revision to the next: a field with both values, or a line. */
export type RevisionChange =
  | {
      [Field in keyof Fields]: { readonly field: Field; readonly before: Fields[Field]; readonly after: Fields[Field] };
    }[keyof Fields]
  | { readonly field: 'item'; readonly before: EstimateItem | null; readonly after: EstimateItem | null };

const FIELDS = [
  'name',
  'date',
  'time',
  'place',
  'persons',
  'service',
  'tip',
  'deposit',
  'instalments',
  'balanceDueOn',
  'terms',
  'validUntil',
  'language',
] as const satisfies readonly (keyof Fields)[];

/**
 * Lists the changes from one revision to another, field by field, then line by line. A line is the same one by its description;
 * one that only moved has not changed.
 */
export const compareRevisions = (before: EstimateContent, after: EstimateContent): RevisionChange[] => [
  ...FIELDS.flatMap((field) => compareField(field, flatten(before), flatten(after))),
  ...compareItems(before.items, after.items),
];

const flatten = ({ occasion, ...rest }: EstimateContent): Fields => ({ ...rest, ...occasion });

function compareField(field: keyof Fields, before: Fields, after: Fields): RevisionChange[] {
  if (isSame(before[field], after[field])) return [];
  return [{ field, before: before[field], after: after[field] } as RevisionChange];
}

function compareItems(before: readonly EstimateItem[], after: readonly EstimateItem[]): RevisionChange[] {
  const left = [...before];
  const takeOut = (isMatch: (item: EstimateItem) => boolean): EstimateItem | null => {
    const at = left.findIndex(isMatch);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  // those that did not change are set aside first: of two of one description, the other is the one that did
  const changed = after.filter((item) => !takeOut((other) => isSame(item, other)));
  const changes = changed.map((item) => ({
    field: 'item' as const,
    before: takeOut(({ description }) => description === item.description),
    after: item,
  }));
  return [...changes, ...left.map((item) => ({ field: 'item' as const, before: item, after: null }))];
}

/** Whatever the order in which an object's fields were written. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sort(one)) === JSON.stringify(sort(other));

const sort = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sort)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, entry]) => [key, sort(entry)])
      : value;
