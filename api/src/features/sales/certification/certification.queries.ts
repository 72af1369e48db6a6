import type { CaseReply } from '../../../gateways/tax-authority/certification-run.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** The last replies, newest first. */
export const listCaseReplies = (
  tx: Transaction,
  limit: number,
): Promise<(CaseReply & { id: string; answeredAt: Date })[]> =>
  tx.many({
    text: `select id, answered_at as "answeredAt", request, device_number as "deviceNumber", test_case as "testCase",
        next_case as "nextCase", http_status as "httpStatus", errors
      from certification_replies order by answered_at desc, id desc limit $1`,
    values: [limit],
  });
