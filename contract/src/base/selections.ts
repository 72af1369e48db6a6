import { z } from 'zod';
import { endpoint, instant, rowFormat } from '../endpoint.ts';
import { askedMerchants } from './merchant-filter.ts';

export const createSelection = endpoint({
  method: 'POST',
  path: '/selections',
  access: 'list-merchants',
  summary: 'Freeze a list of merchants, to act on all of them',
  description:
    'All merchants of a `filter`, or those that are named: as they are now, whatever comes or goes afterwards. Of those named, ones that ' +
    'the caller does not see are left out. It is the caller’s alone and ends after an hour.',
  body: z.union([
    z.strictObject({ filter: askedMerchants }),
    z.strictObject({ merchants: z.array(z.uuid()).min(1).max(500) }),
  ]),
  reply: z.strictObject({
    id: z.uuid(),
    count: z.number().int().min(0),
    first: z.array(z.string()).describe('The names of the first five.'),
    expiresAt: instant,
  }),
});
export type MerchantSelection = z.infer<typeof createSelection.reply>;

export const exportSelection = endpoint({
  method: 'GET',
  path: '/selections/:id/export',
  access: 'list-merchants',
  summary: 'The merchants of a selection as a file',
  description: 'As `exportMerchants`, of those that the caller still sees.',
  replyForm: 'rows',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ format: rowFormat.default('csv') }),
  reply: z.null(),
});
