import type { attentionQuery } from '@comptoir/contract/base/merchants';
import type { Look } from '@comptoir/domain/base/merchants/attention';
import type { z } from 'zod/mini';

/** Which merchants an overview looks at, and which page of them. */
export type Looked = z.output<typeof attentionQuery>;

/** The same as an address says it. */
export const lookedAt = ({
  look,
  cursor = '',
}: {
  readonly look?: Look | undefined;
  readonly cursor?: string;
}): Looked => ({
  ...(look ? { look } : {}),
  ...(/^\d{1,7}$/.test(cursor) ? { cursor: Number(cursor) } : {}),
});
