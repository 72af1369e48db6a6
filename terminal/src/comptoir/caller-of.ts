import { rememberTime } from './comptoir-time.ts';
import type { Context } from '../context.ts';
import type { Folder } from '../platform.ts';
import type { Caller } from './call-endpoint.ts';

/** A terminal as it calls Comptoir: with its token, and it remembers Comptoir's time of every reply. */
export const callerOf = (
  context: Context,
  { folder, record }: { readonly folder: Folder; readonly record: { readonly token: string } },
): Caller => ({
  apiUrl: context.apiUrl,
  token: record.token,
  onTime: (comptoirAt) => rememberTime(context, folder, comptoirAt),
});
