import { codeActiveBy } from '@comptoir/domain/sales/devices/certificate-renewal';
import { listMissing } from '@comptoir/domain/base/merchants/check-merchant-information';
import type {
  CheckFacts,
  LinkedTerminal,
  ProgressFacts,
  StaffFacts,
} from '@comptoir/domain/help/installation/progress-facts';
import type { Transaction } from '../../../platform/database/database.ts';
import { formOf } from '../../base/merchants/information-fields.ts';
import { findMerchantIn } from '../../base/merchants/read-merchant.ts';
import { checkSince } from './check-since.ts';
import { findPair } from './functionality-check.queries.ts';
import {
  findProgressRow,
  listLinkedTerminals,
  type LinkedTerminalRow,
  type ProgressRow,
} from './installation.store.ts';

/** Facts that the progress of a merchant is derived from, and whether it was whole once. */
export interface KnownProgress {
  readonly facts: ProgressFacts;
  readonly isCompleted: boolean;
}

/** Merchant of the progress, its instant, and the provider of card payments in use. */
export interface Asked {
  readonly merchantId: string;
  readonly now: Date;
  readonly provider: string | null;
}

/** Reads all of it at once, but for the bills of the check; null for a merchant that the scope does not see. */
export async function readFacts(tx: Transaction, asked: Asked): Promise<KnownProgress | null> {
  const { merchantId, now } = asked;
  const [merchant, row, tills] = await Promise.all([
    findMerchantIn(tx, merchantId),
    findProgressRow(tx, asked),
    listLinkedTerminals(tx, merchantId),
  ]);
  if (!merchant || !row) return null;
  const { hasPerson, subscribedAt, cardSavedAt } = row;
  return {
    isCompleted: merchant.subscriptionCompleted,
    facts: {
      hasPerson,
      subscribedAt,
      cardSavedAt,
      missingInformation: listMissing(formOf(merchant), merchant.hasAuthorizationCode),
      codeActiveBy: codeActiveBy(merchant.authorizationCodeSetAt, now),
      devices: tills.map(toLinkedTerminal),
      staff: toStaff(row),
      check: await readCheckFacts(tx, asked, row.confirmedAt),
    },
  };
}

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

/** Once passed, there is nothing to look for among a merchant's bills. */
async function readCheckFacts(tx: Transaction, { merchantId, now }: Asked, passedAt: Date | null): Promise<CheckFacts> {
  if (passedAt) return { receipt: 'accepted', refund: 'accepted', outcome: 'passed', passedAt };
  const pair = await findPair(tx, { merchantId, since: checkSince(now) });
  const { receipt = 'none', refund = 'none', outcome = null } = pair ?? {};
  return { receipt, refund, outcome, passedAt };
}
