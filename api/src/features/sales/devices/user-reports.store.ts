import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallingDevice } from './calling-device.ts';

/** Answer of the authority to a report or a declaration. */
export interface UserReportRow {
  readonly number: string | null;
  readonly errors: readonly Pick<AuthorityError, 'id' | 'mess' | 'codRetour'>[];
}

export const findUserReport = (tx: Transaction, deviceId: string, id: string): Promise<UserReportRow | null> =>
  tx.first({
    text: 'select number, errors from user_reports where device_id = $1 and id = $2',
    values: [deviceId, id],
  });

export interface NewUserReport extends UserReportRow {
  readonly id: string;
  readonly device: CallingDevice;
  readonly kind: DocumentKind;
  readonly document: string;
  readonly reply: string;
  readonly receivedAt: Date;
}

/** Keeps a report or a declaration; false when another call has kept it meanwhile. */
export async function insertUserReport(tx: Transaction, report: NewUserReport): Promise<boolean> {
  const kept = await tx.first<{ id: string }>({
    text: `insert into user_reports (device_id, id, merchant_id, kind, document, number, errors, reply, received_at)
      values (:deviceId, :id, :merchantId, :kind, :document, :number, :errors::jsonb, :reply, :receivedAt)
      on conflict do nothing returning id`,
    values: {
      deviceId: report.device.id,
      id: report.id,
      merchantId: report.device.merchantId,
      kind: report.kind,
      document: report.document,
      number: report.number,
      errors: JSON.stringify(report.errors),
      reply: report.reply,
      receivedAt: report.receivedAt,
    },
  });
  return kept !== null;
}
