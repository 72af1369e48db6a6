import { createHash } from 'node:crypto';
import { headText, lineText } from '@comptoir/domain/base/activity-log/log-head';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { LogHead } from './log-heads.store.ts';
import type { ListedSealed } from './sealed-lines.queries.ts';

/** A day that is being read, line by line. */
export interface OpenDay {
  add(line: ListedSealed): void;
  close(): LogHead;
}

/** Opens a day of a merchant, joined to the head of the day before. */
export function openDay(head: { merchantId: string; day: Day; previous: string }): OpenDay {
  const hash = createHash('sha256').update(headText(head));
  let lines = 0;
  let lastId: string | null = null;
  return {
    add: ({ line }) => {
      hash.update(lineText(line));
      lines += 1;
      lastId = line.id;
    },
    close: () => ({ day: head.day, lines, lastId, sha256: hash.digest('hex') }),
  };
}
