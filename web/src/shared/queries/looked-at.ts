import type { attentionQuery } from '@comptoir/contract/base/merchants';
import { LOOKS, type Look } from '@comptoir/domain/base/merchants/attention';
import type { z } from 'zod/mini';

/** Looks of an overview: merchants behind a count, overdue accounts, mails that did not go out. */
export const OVERVIEW_LOOKS = [...LOOKS, 'unpaid', 'mails'] as const;
export type OverviewLook = (typeof OVERVIEW_LOOKS)[number];

/** Merchants that an overview looks at, and the page of them. */
export type Looked = z.output<typeof attentionQuery>;

/** A place in a list as an address has it. */
export const cursorAt = (cursor = ''): { cursor?: number } =>
  /^\d{1,7}$/.test(cursor) ? { cursor: Number(cursor) } : {};

const isLook = (look: OverviewLook | undefined): look is Look => LOOKS.some((known) => known === look);

/** The same as an address says it; a page of another list is none of theirs. */
export function lookedAt({
  look,
  cursor,
}: {
  readonly look?: OverviewLook | undefined;
  readonly cursor?: string | undefined;
}): Looked {
  if (look === undefined) return cursorAt(cursor);
  return isLook(look) ? { look, ...cursorAt(cursor) } : {};
}
