import { HIGHEST_PRICE, ITEM_ACTIVITIES, ITEM_CLASSES, MENU_KINDS, MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { findContentFaults } from '@comptoir/domain/sales/menu/find-content-faults';
import { MENU_WARNINGS } from '@comptoir/domain/sales/menu/warn-of-alcohol';
import { MENU_COLUMNS, MENU_LINE_RULES } from '@comptoir/domain/sales/menu/read-menu-file';
import { z } from 'zod';
import { base64Text, boundedText } from '../bounded-text.ts';
import { endpoint, instant, merchantScope, plainText } from '../endpoint.ts';
import { code, modifier, name } from './menu-modifier.ts';

const kind = z.enum(MENU_KINDS);
const price = z.int().min(0).max(HIGHEST_PRICE);
const timeOfDay = boundedText(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const SHAPES = {
  category: { name },
  course: { name },
  group: {
    name,
    least: z.int().min(0).max(MOST.modifiers),
    most: z.int().min(1).max(MOST.modifiers),
    modifiers: z.array(modifier).min(1).max(MOST.modifiers).readonly(),
  },
  item: {
    name,
    category: code.nullable(),
    course: code.nullable(),
    groups: z.array(code).max(MOST.groups).readonly(),
    taxClass: z.enum(ITEM_CLASSES),
    activity: z.enum(ITEM_ACTIVITIES).nullable().describe('Null: the merchant’s own.'),
    prices: z
      .array(z.strictObject({ from: instant.nullable().describe('Null: from the beginning.'), cents: price }))
      .max(MOST.prices)
      .readonly()
      .describe('Before taxes; the last that has begun counts.'),
    isOpenPrice: z.boolean().describe('The price may be typed at the till.'),
  },
  hours: {
    name,
    categories: z.array(code).max(MOST.entries.category).readonly(),
    times: z
      .array(
        z.strictObject({
          days: z.array(z.int().min(0).max(6)).min(1).max(7).readonly().describe('Sunday is 0.'),
          from: timeOfDay,
          until: timeOfDay.describe('Before `from`: on the day after.'),
        }),
      )
      .max(MOST.times)
      .readonly(),
  },
} as const;

/** Contents of each kind, with what else a form of them has. */
const kindsWith = <Extra extends z.ZodRawShape>(extra: Extra) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('category'), ...SHAPES.category, ...extra }),
    z.strictObject({ kind: z.literal('course'), ...SHAPES.course, ...extra }),
    z.strictObject({ kind: z.literal('group'), ...SHAPES.group, ...extra }),
    z.strictObject({ kind: z.literal('item'), ...SHAPES.item, ...extra }),
    z.strictObject({ kind: z.literal('hours'), ...SHAPES.hours, ...extra }),
  ]);

/** Content of an entry, as a person gives it. */
export const menuContent = kindsWith({}).check(({ value, issues }) => {
  for (const { path, rule } of findContentFaults(value))
    issues.push({ code: 'custom', message: rule, path: path.split('.'), input: value });
});

const placed = {
  code: z.string(),
  place: z.number().describe('Order among those of its kind.'),
  isOut: z.boolean().describe('There is none left of it now.'),
};

/** An entry as it is sold from. */
export const menuEntry = kindsWith(placed);

/** An entry as people keep it. `revision`: counts what was said of it. */
const menuEntryView = kindsWith({ ...placed, revision: z.int() });
export type MenuEntryView = z.infer<typeof menuEntryView>;

const version = z.string().describe('Changes with each change of the menu.');
const warnings = z
  .array(z.enum(MENU_WARNINGS))
  .readonly()
  .optional()
  .describe('What a person may have overlooked; left out when there is nothing.');
const saved = z.strictObject({ version, entry: menuEntryView, warnings });
const named = z.strictObject({ kind, code });
const inPath = z.strictObject({
  kind: kind.describe('The kind of the entry.'),
  entry: code.describe('The code of the entry.'),
});

export const listMenu = endpoint({
  method: 'GET',
  path: '/menu',
  access: 'read-menu',
  summary: 'The menu',
  description:
    'Every entry: categories, courses, groups of modifiers, items, and the hours in which categories are sold.',
  query: merchantScope,
  reply: z.strictObject({ version, entries: z.array(menuEntryView) }),
});

export const saveMenuEntry = endpoint({
  method: 'PUT',
  path: '/menu/entries/:kind/:entry',
  access: 'edit-menu',
  summary: 'Add or change an entry of the menu',
  description:
    'An entry is known by its code, which never changes. `revision` is that which was read, null for a new one; when it is another by now, ' +
    '`menu-changed-meanwhile` names the fields in which the present one differs. A code that was removed is the same entry again. ' +
    'Prices that another has taken the place of are left out.',
  refusals: ['menu-changed-meanwhile', 'menu-full', 'menu-reference-unknown'],
  params: inPath,
  query: merchantScope,
  body: z
    .strictObject({ revision: z.int().min(1).nullable(), content: menuContent })
    .describe('The kind of the content is that of the path.'),
  reply: saved,
});

export const removeMenuEntry = endpoint({
  method: 'DELETE',
  path: '/menu/entries/:kind/:entry',
  access: 'edit-menu',
  summary: 'Remove an entry of the menu',
  description: 'Tables keep what was ordered of it. What items or hours name is not removed: `fields` says which do.',
  refusals: ['menu-changed-meanwhile', 'menu-entry-used'],
  params: inPath,
  query: z.strictObject({
    ...merchantScope.shape,
    revision: z.coerce.number().int().min(1).describe('That which was read.'),
  }),
  reply: z.null(),
});

export const moveMenuEntry = endpoint({
  method: 'PUT',
  path: '/menu/entries/:kind/:entry/place',
  access: 'edit-menu',
  summary: 'Move an entry among those of its kind',
  refusals: ['menu-reference-unknown'],
  params: inPath,
  query: merchantScope,
  body: z.strictObject({ after: code.nullable().describe('The one that it goes behind; null: first.') }),
  reply: z.strictObject({ version }),
});

export const setMenuStock = endpoint({
  method: 'PUT',
  path: '/menu/items/:entry/stock',
  access: 'edit-menu',
  summary: 'Say that there is none left of an item, or some again',
  params: inPath.pick({ entry: true }),
  query: merchantScope,
  body: z.strictObject({ isOut: z.boolean() }),
  reply: saved,
});

export const exportMenu = endpoint({
  method: 'GET',
  path: '/menu/file',
  access: 'read-menu',
  summary: 'The items of the menu, for a spreadsheet',
  description: 'With the columns that `importMenuFile` reads.',
  replyForm: 'csv',
  query: merchantScope,
  reply: z.null(),
});

/** Five thousand lines with every cell full, as base64. */
const file = base64Text(2_700_000);

const fileReport = z.strictObject({
  version,
  counts: z.strictObject({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    categories: z.int().describe('Categories that are made, because the file names them.'),
  }),
  /** The first two hundred lines that change something or are refused. */
  lines: z
    .array(
      z.strictObject({
        line: z.int().describe('Of the file; the first is 1.'),
        code: z.string(),
        outcome: z.enum(['added', 'changed', 'refused']),
        problems: z.array(z.strictObject({ column: z.enum(MENU_COLUMNS), rule: z.enum(MENU_LINE_RULES) })).readonly(),
        warnings,
      }),
    )
    .readonly(),
});
export type MenuFileReport = z.infer<typeof fileReport>;

export const checkMenuFile = endpoint({
  method: 'POST',
  path: '/menu/file/check',
  access: 'edit-menu',
  summary: 'What a file of items would change',
  description:
    'Writes nothing. `file` is a CSV file in base64, in UTF-8, UTF-16, Windows-1252 or Mac Roman, with commas, semicolons or tabs; its first ' +
    'line names the columns in French or English, of which a name in French and a price are needed. A line without a code is known by its name. ' +
    'What the file does not name stays as it is.',
  refusals: ['menu-file-unreadable', 'menu-full'],
  query: merchantScope,
  body: z.strictObject({ file }),
  reply: fileReport,
});

export const importMenuFile = endpoint({
  method: 'POST',
  path: '/menu/file',
  access: 'edit-menu',
  summary: 'Take the items of a file into the menu',
  description:
    'The file as it was checked, with the `version` of that check: when the menu has changed since, it is refused. Lines that are refused are left ' +
    'out; a price that differs counts from now on.',
  refusals: ['menu-changed-meanwhile', 'menu-file-unreadable', 'menu-full'],
  query: merchantScope,
  body: z.strictObject({ file, version: boundedText(40).regex(/^\d+(?:-[0-9a-f]{12})?$/) }),
  reply: fileReport,
});

export const getTillMenu = endpoint({
  method: 'GET',
  path: '/device/v1/menu',
  access: 'device',
  summary: 'The menu of the calling till, or what changed of it',
  description:
    'With `since`, the version that the till has: what changed and what was removed since. All of it (`isWhole`) for a version that is none of this menu, ' +
    'such as one from before the database was put back.',
  query: z.strictObject({
    since: plainText(40).optional().describe('The version that the till has. Left out for all of it.'),
  }),
  reply: z.strictObject({ version, isWhole: z.boolean(), entries: z.array(menuEntry), removed: z.array(named) }),
});
