import type { CaseReply } from '../../../gateways/tax-authority/certification-run.ts';
import type { Statement, Transaction } from '../../../platform/database/database.ts';

const KEY = 'authority-test-case';

/** The case of the next request; null while none is chosen. */
export const CURRENT_CASE: Statement = {
  text: `select value #>> '{}' as "testCase" from settings where key = $1`,
  values: [KEY],
};

export function setCurrentCase(tx: Transaction, testCase: string | null, now: Date): void {
  tx.write({
    text: `insert into settings (key, value, changed_at) values ($1, $2, $3)
      on conflict (key) do update set value = excluded.value, changed_at = excluded.changed_at`,
    values: [KEY, JSON.stringify(testCase), now],
  });
}

/** Goes on to the next case, unless another was chosen while the request was under way. */
export function advanceCase(tx: Transaction, { from, to, now }: { from: string; to: string; now: Date }): void {
  tx.write({
    text: `update settings set value = $2, changed_at = $3 where key = $1 and value #>> '{}' = $4`,
    values: [KEY, JSON.stringify(to), now, from],
  });
}

export function insertCaseReply(tx: Transaction, reply: CaseReply & { id: string; answeredAt: Date }): void {
  const { id, answeredAt, request, deviceNumber, testCase, nextCase, httpStatus, errors } = reply;
  tx.write({
    text: `insert into certification_replies
        (id, answered_at, request, device_number, test_case, next_case, http_status, errors)
      values (:id, :answeredAt, :request, :deviceNumber, :testCase, :nextCase, :httpStatus, :errors)`,
    values: { id, answeredAt, request, deviceNumber, testCase, nextCase, httpStatus, errors: JSON.stringify(errors) },
  });
}

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
