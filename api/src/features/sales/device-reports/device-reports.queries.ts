import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** A report or a declaration as it was kept. */
export interface KeptReportRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly document: string;
  readonly number: string | null;
  readonly errors: readonly AuthorityError[];
  readonly receivedAt: Date;
}

const KEPT = 'id, kind, document, number, errors, received_at as "receivedAt"';

interface OfDevice {
  readonly merchantId: string;
  readonly deviceId: string;
}

/** The last reports and declarations of a device, newest first. */
export const listReportRows = (tx: Transaction, { merchantId, deviceId }: OfDevice): Promise<KeptReportRow[]> =>
  tx.many({
    name: 'list-user-reports',
    text: `select ${KEPT} from user_reports where merchant_id = $1 and device_id = $2
      order by received_at desc, id desc limit 100`,
    values: [merchantId, deviceId],
  });

export const findReportRow = (
  tx: Transaction,
  { merchantId, deviceId, id }: OfDevice & { id: string },
): Promise<KeptReportRow | null> =>
  tx.first({
    name: 'find-kept-report',
    text: `select ${KEPT} from user_reports where merchant_id = $1 and device_id = $2 and id = $3`,
    values: [merchantId, deviceId, id],
  });

/** Last document of a report, as the server has it. */
export interface LastDocumentRow {
  readonly form: 'PAP' | 'ELE' | 'PEL' | 'NON';
  readonly psiNoTrans: string | null;
  readonly psiDatTrans: string | null;
  readonly errors: readonly AuthorityError[];
}

/** The bill of a device by its number and time; of several printings, the last. */
export const findLastDocument = (
  tx: Transaction,
  named: OfDevice & { noTrans: string; stamp: string },
): Promise<LastDocumentRow | null> =>
  tx.first({
    name: 'find-last-document',
    text: `select b.document::jsonb ->> 'formImpr' as form, t.psi_no_trans as "psiNoTrans", t.psi_dat_trans as "psiDatTrans", t.errors
      from transactions b
        join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
      where b.merchant_id = :merchantId and b.no_trans collate "C" = :noTrans and b.device_id = :deviceId
        and b.document::jsonb ->> 'datTrans' = :stamp
      order by b.position desc limit 1`,
    values: { ...named },
  });
