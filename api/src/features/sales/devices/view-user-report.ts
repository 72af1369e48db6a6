import type { UserReportRow, UserReportView } from '@comptoir/contract/sales/device-reports';
import { readDocumentText } from '@comptoir/websrm/receipts/document-text';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import { reportReceipt } from '@comptoir/websrm/receipts/report-receipt';
import { readUserReport } from '@comptoir/websrm/requests/read-user-report';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import type { BillDocument } from '../bills/render-bill-pdf.ts';
import { explainError } from './explain-error.ts';
import type { OwnedDevice } from './resolve-device.ts';
import {
  findLastDocument,
  findReportRow,
  listReportRows,
  type KeptReportRow,
  type LastDocumentRow,
} from './user-reports.queries.ts';

/** The last reports of a till, newest first. */
export async function listUserReports(database: Database, device: OwnedDevice): Promise<UserReportRow[]> {
  const { merchantId, id: deviceId } = device;
  const rows = await database.transaction(scopeOf(device), (tx) => listReportRows(tx, { merchantId, deviceId }));
  return rows.map(rowOf);
}

/** A report with what stands on it besides what was signed. @throws AppError not-found */
export async function viewUserReport(database: Database, device: OwnedDevice, id: string): Promise<UserReportView> {
  const { merchantId, id: deviceId } = device;
  const merchant = await readMerchant(database, scopeOf(device), merchantId);
  return database.transaction(scopeOf(device), async (tx) => {
    const kept = await findReportRow(tx, { merchantId, deviceId, id });
    if (!kept) throw new AppError('not-found');
    const { last } = readUserReport(kept.document).report;
    const named = last && { merchantId, deviceId, noTrans: last.noTrans, stamp: last.datTrans };
    const found = named && (await findLastDocument(tx, named));
    return {
      report: rowOf(kept),
      document: kept.document,
      tradeName: merchant.companyName,
      addressLines: [...printAddress(merchant)],
      last: found && lastOf(found),
    };
  });
}

/** A report as the one renderer draws it. @throws AppError not-found */
export async function prepareUserReport(database: Database, device: OwnedDevice, id: string): Promise<BillDocument> {
  const view = await viewUserReport(database, device, id);
  const { receipt, qrText } = reportReceipt(view);
  return {
    receipt,
    title: `Rapport de l’utilisateur ${view.report.reportedAt}`,
    merchant: view.tradeName,
    qrUrl: qrText,
    qrAlt: 'Code QR\u00A0: le rapport de l’utilisateur',
  };
}

function rowOf({ id, document, number, errors, receivedAt }: KeptReportRow): UserReportRow {
  const fields = readDocumentText(document);
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    reportedAt: fields.get('DR') ?? '',
    userName: fields.get('UT') ?? '',
    number,
    errors: errors.map((error) => explainError(error)),
  };
}

/** A document that was never produced is no last document: what is not on paper, a till calls so. */
const lastOf = ({ form, psiNoTrans, psiDatTrans, errors }: LastDocumentRow): UserReportView['last'] => ({
  form: form === 'NON' ? 'PAP' : form,
  psiNoTrans,
  psiDatTrans,
  errors: errors.map((error) => explainError(error)),
});
