import { MERCHANT_COLUMNS } from '@comptoir/domain/base/merchants/merchant-columns';
import { z } from 'zod';
import { endpoint, plainText } from '../endpoint.ts';
import { askedMerchants } from './merchant-filter.ts';
import { MERCHANT_SORTS } from './merchants.ts';

const keptView = z.strictObject({
  name: plainText(80).trim().min(1),
  wanted: askedMerchants.describe('As the query of `listMerchants`.'),
  sort: z.enum(MERCHANT_SORTS).nullable(),
  columns: z.array(z.enum(MERCHANT_COLUMNS)).max(MERCHANT_COLUMNS.length),
  isShared: z.boolean().describe('For all administrators; no one else shares one.'),
  isDefault: z.boolean().describe('What the caller’s own list opens with, in the place of another one.'),
});
export type KeptMerchantView = z.infer<typeof keptView>;

export const merchantListView = keptView.extend({
  id: z.uuid(),
  isOwn: z.boolean(),
  /** Words that were kept and mean nothing any more: the view asks nothing of them. */
  dropped: z.array(z.string()),
});
export type MerchantListView = z.infer<typeof merchantListView>;

const id = z.strictObject({ id: z.uuid() });

export const listMerchantViews = endpoint({
  method: 'GET',
  path: '/merchant-views',
  access: 'list-merchants',
  summary: 'Saved views of the list of merchants',
  description:
    'The caller’s own and, for administrators, those that are shared; by name. What a view can ask no more is in `dropped`.',
  reply: z.strictObject({ items: z.array(merchantListView) }),
});

export const createMerchantView = endpoint({
  method: 'POST',
  path: '/merchant-views',
  access: 'list-merchants',
  summary: 'Save a view of the list of merchants',
  description: 'Never in the place of another one: a name that the caller has used is refused.',
  refusals: ['view-name-taken', 'views-too-many'],
  body: keptView,
  reply: merchantListView,
});

export const updateMerchantView = endpoint({
  method: 'PUT',
  path: '/merchant-views/:id',
  access: 'list-merchants',
  summary: 'Change a view',
  description: 'One of the caller’s own.',
  refusals: ['view-name-taken'],
  params: id,
  body: keptView,
  reply: merchantListView,
});

export const removeMerchantView = endpoint({
  method: 'DELETE',
  path: '/merchant-views/:id',
  access: 'list-merchants',
  summary: 'Remove a view',
  description: 'One of the caller’s own.',
  params: id,
  reply: z.null(),
});
