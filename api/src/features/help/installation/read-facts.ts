import { codeActiveBy } from '@comptoir/domain/sales/devices/certificate-renewal';
import { checkMerchantInformation } from '@comptoir/domain/base/merchants/check-merchant-information';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type {
  CheckFacts,
  LinkedTerminal,
  ProgressFacts,
  StaffFacts,
} from '@comptoir/domain/help/installation/progress-facts';
import { taxSubtotal } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  findCheckRow,
  findProgressRow,
  listLinkedTerminals,
  type LinkedTerminalRow,
  type ProgressRow,
} from './installation.queries.ts';

/** Five dollars before taxes. Source: spec §9 "Test receipt amount". */
const TEST = taxSubtotal(cents(500));
/** What they come to: not every item bears both taxes, and not everybody is registered for both. */
const TEST_TOTALS = [TEST.subtotal, TEST.subtotal + TEST.gst, TEST.subtotal + TEST.qst, TEST.total] as const;

/** A check that was not confirmed for this long is made again: only so many bills are looked at. */
const CHECK_DAYS = 30;
const DAY_MS = 86_400_000;

/** What the progress of a merchant is derived from, and whether it was whole once. */
export interface KnownProgress {
  readonly facts: ProgressFacts;
  readonly isCompleted: boolean;
}

/** Whose progress, when, and which provider of card payments is in use. */
export interface Asked {
  readonly merchantId: string;
  readonly now: Date;
  readonly provider: string | null;
}

/** Reads all of it in three queries; null for a merchant that the scope does not see. */
export async function readFacts(tx: Transaction, asked: Asked): Promise<KnownProgress | null> {
  const [row, tills] = await Promise.all([findProgressRow(tx, asked), listLinkedTerminals(tx, asked.merchantId)]);
  if (!row) return null;
  const { hasPerson, subscribedAt, cardSavedAt, isCompleted } = row;
  return {
    isCompleted,
    facts: {
      hasPerson,
      subscribedAt,
      cardSavedAt,
      missingInformation: findMissing(row),
      codeActiveBy: codeActiveBy(row.authorizationCodeSetAt, asked.now),
      devices: tills.map(toLinkedTerminal),
      staff: toStaff(row),
      check: await readCheck(tx, asked, row.confirmedAt),
    },
  };
}

const findMissing = ({ information, hasAuthorizationCode }: ProgressRow): ProgressFacts['missingInformation'] =>
  checkMerchantInformation(information, { mayLeaveOutCode: hasAuthorizationCode }).map(({ field }) => field);

function toLinkedTerminal({
  linkedAt,
  isRefused,
  issuedAt,
  notBefore,
  notAfter,
  revokedAt,
}: LinkedTerminalRow): LinkedTerminal {
  const certificate = issuedAt && notBefore && notAfter ? { issuedAt, notBefore, notAfter, revokedAt } : null;
  return { linkedAt, isRefused, certificate };
}

function toStaff({ connection, employeesReadAt, refused, sameName, renamed, waitingSince }: ProgressRow): StaffFacts {
  const standing = connection === 'connected' ? 'connected' : 'signed-out';
  return {
    connection: connection === null ? 'none' : standing,
    wasRead: employeesReadAt !== null,
    refused,
    sameName,
    renamed,
    waitingSince,
  };
}

/** Once confirmed, there is nothing to look for among a merchant's bills. */
async function readCheck(tx: Transaction, { merchantId, now }: Asked, confirmedAt: Date | null): Promise<CheckFacts> {
  if (confirmedAt) return { bill: 'accepted', refund: 'accepted', confirmedAt };
  const since = new Date(now.getTime() - CHECK_DAYS * DAY_MS);
  const row = await findCheckRow(tx, { merchantId, subtotal: TEST.subtotal, totals: TEST_TOTALS, since });
  return { bill: row?.bill ?? 'none', refund: row?.refund ?? 'none', confirmedAt };
}
