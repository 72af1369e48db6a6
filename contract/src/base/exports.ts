import { EXPORT_KINDS, EXPORT_STATES } from '@comptoir/domain/base/exports/export-state';
import { z } from 'zod';
import { endpoint, instant, rowFormat } from '../endpoint.ts';

/** A file of many rows that a job makes, or made. */
export const exportView = z.strictObject({
  id: z.uuid(),
  kind: z.enum(EXPORT_KINDS),
  merchantId: z.uuid(),
  companyName: z.string(),
  /** The days that were asked for; null where the choice names none. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  format: rowFormat,
  state: z.enum(EXPORT_STATES),
  askedAt: instant,
  startedAt: instant.nullable(),
  /** Number of rows in all, known once it is begun. */
  rows: z.number().int().min(0).nullable(),
  rowsDone: z.number().int().min(0),
  bytes: z.number().int().min(0),
  /** Time until which it is kept; null unless it is ready. */
  expiresAt: instant.nullable(),
});
export type ExportView = z.infer<typeof exportView>;

export const HOW_ORDERED =
  'A server makes the file when its turn comes, keeps it for 48 hours and writes to you when it is ready; `listExports` says how far ' +
  'it is. It is yours alone, and for as long as you may read what is in it.';

export const listExports = endpoint({
  method: 'GET',
  path: '/exports',
  access: 'read-exports',
  summary: 'Your exports: under way, ready, given up or cancelled',
  description: 'The newest first. What is no longer kept is not in it.',
  reply: z.strictObject({ items: z.array(exportView) }),
});

export const getExportFile = endpoint({
  method: 'GET',
  path: '/exports/:id/file',
  access: 'read-exports',
  summary: 'The file of an export',
  description:
    'For the person who asked for it, until `expiresAt`, and for as long as they may read what is in it. Nothing else leads to it: a ' +
    'link without a session opens nothing.',
  replyForm: 'rows',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});

export const cancelExport = endpoint({
  method: 'DELETE',
  path: '/exports/:id',
  access: 'read-exports',
  summary: 'Ends an export that is under way, or removes its file',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});
