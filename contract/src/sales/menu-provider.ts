import { PROVIDED_REASONS } from '@comptoir/domain/sales/menu-provider/check-provided';
import { PROVIDED_FIELDS, PROVIDED_KINDS } from '@comptoir/domain/sales/menu-provider/provider-inventory';
import { PROVIDED_OUTCOMES } from '@comptoir/domain/sales/menu-provider/provider-plan';
import { ITEM_CLASSES, MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { endpoint, instant, merchantScope } from '../endpoint.ts';

const taxClass = z.enum(ITEM_CLASSES);
/** Two of each category, and of the items without one: what is taxed and what is not; more where taxes are set up in more ways. */
const MOST_CLASSES = 2 * (MOST.entries.category + 1);
const classes = z
  .array(z.strictObject({ key: boundedText(200).regex(/^[\w-]*:[\d+]*$/), taxClass }))
  .max(MOST_CLASSES)
  .readonly()
  .describe('The class of the items of each `asked`. Those that were said before stay, unless they are said again.');

const providerReport = z.strictObject({
  version: z.string().describe('Of the menu and of the inventory: another when either has changed.'),
  readAt: instant.nullable().describe('When the inventory was read at the provider; null: it was not yet.'),
  isFollowed: z.boolean().describe('Whether the menu follows the inventory by itself.'),
  counts: z.strictObject({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    kept: z.int().describe('Only in fields that a person changed here they differ, and stay as they are.'),
    refused: z.int(),
  }),
  asked: z
    .array(
      z.strictObject({
        key: z.string(),
        category: z.string().nullable().describe('Name at the provider; null for items without a category.'),
        items: z.int(),
        classes: z.array(taxClass).readonly().describe('Those that are taxed as the items are at the provider.'),
        taxClass: taxClass.nullable().describe('What was said of it.'),
      }),
    )
    .readonly()
    .describe('New items whose class their taxes at the provider do not tell. They do not come before it is said.'),
  /** The first two hundred. */
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(PROVIDED_KINDS),
        code: z.string().nullable().describe('Null for what is not on the menu.'),
        name: z.string().describe('Its name at the provider.'),
        outcome: z.enum(PROVIDED_OUTCOMES),
        kept: z.array(z.enum(PROVIDED_FIELDS)).readonly().describe('Fields that a person changed here, which stay.'),
        reason: z.enum(PROVIDED_REASONS).nullable(),
      }),
    )
    .readonly(),
});
export type ProviderReport = z.infer<typeof providerReport>;

export const checkProviderMenu = endpoint({
  method: 'POST',
  path: '/menu/provider/check',
  access: 'edit-menu',
  summary: 'What the provider’s inventory would change',
  description:
    'Writes nothing. Compares the inventory as it was read last with the menu: categories, groups of modifiers and items. ' +
    '`POST /pos-connection/refresh` has it read again.',
  refusals: ['menu-full'],
  query: merchantScope,
  body: z.strictObject({ classes }),
  reply: providerReport,
});

export const takeProviderMenu = endpoint({
  method: 'POST',
  path: '/menu/provider',
  access: 'edit-menu',
  summary: 'Take the provider’s inventory into the menu, and follow it',
  description:
    'With the `version` of the check and the same classes: when the menu or the inventory has changed since, it is refused. From then on the ' +
    'menu follows what changes at the provider, in every field that nobody changed here.',
  refusals: ['menu-changed-meanwhile', 'menu-full'],
  query: merchantScope,
  body: z.strictObject({ classes, version: boundedText(60).regex(/^[0-9a-f-]+\.[0-9a-f]+$/) }),
  reply: providerReport,
});

export const leaveProviderMenu = endpoint({
  method: 'DELETE',
  path: '/menu/provider',
  access: 'edit-menu',
  summary: 'Follow the provider’s inventory no more',
  description: 'Entries stay as they are, as if they had been made here.',
  query: merchantScope,
  reply: z.null(),
});
