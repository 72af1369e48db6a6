import type { UserReportRow, UserReportView } from '@comptoir/contract/sales/device-reports';
import { readDocumentText } from '@comptoir/websrm/requests/document-text';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import { sentReceipt } from '@comptoir/websrm/receipts/sent-receipt';
import { readUserReport } from '@comptoir/websrm/requests/read-user-report';
import { readThirdPartyDeclaration } from '@comptoir/websrm/requests/third-party-declaration';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import type { BillDocument } from '../bills/paper/render-bill-pdf.ts';
import { explainError } from '../../../gateways/tax-authority/explain-error.ts';
import { reasonOf } from '../devices/record-document.ts';
import type { OwnedDevice } from '../devices/resolve-device.ts';
import {
  findLastDocument,
  findReportRow,
  listReportRows,
  type KeptReportRow,
  type LastDocumentRow,
} from './device-reports.queries.ts';

/** The last reports and declarations of a till, newest first. */
export async function listUserReports(database: Database, device: OwnedDevice): Promise<UserReportRow[]> {
  const { merchantId, id: deviceId } = device;
  const rows = await database.transaction(scopeOf(device), (tx) => listReportRows(tx, { merchantId, deviceId }));
  return rows.map(rowOf);
}

/** A report or a declaration with what stands on it besides what was signed. @throws AppError not-found */
export async function viewUserReport(database: Database, device: OwnedDevice, id: string): Promise<UserReportView> {
  const { merchantId, id: deviceId } = device;
  const merchant = await readMerchant(database, scopeOf(device), merchantId);
  return database.transaction(scopeOf(device), async (tx) => {
    const kept = await findReportRow(tx, { merchantId, deviceId, id });
    if (!kept) throw new AppError('not-found');
    const last = kept.kind === 'user-report' ? readUserReport(kept.document).report.last : null;
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

/** The same as the one renderer draws it. @throws AppError not-found */
export async function prepareUserReport(
  database: Database,
  device: OwnedDevice,
  id: string,
): Promise<BillDocument & { readonly name: string }> {
  const view = await viewUserReport(database, device, id);
  const { receipt, qrText } = sentReceipt(view);
  return { receipt, merchant: view.tradeName, qrUrl: qrText, ...wordsOf(view.report) };
}

const wordsOf = (report: UserReportRow) =>
  report.kind === 'user-report'
    ? {
        name: 'rapport-utilisateur.pdf',
        title: `Rapport de l’utilisateur ${report.reportedAt}`,
        qrAlt: 'Code QR\u00A0: le rapport de l’utilisateur',
      }
    : {
        name: 'declaration-tiers-habituel.pdf',
        title: `Déclaration de ${report.thirdParty}`,
        qrAlt: 'Code QR\u00A0: la déclaration du tiers habituel',
      };

function rowOf({ id, kind, document, number, errors, receivedAt }: KeptReportRow): UserReportRow {
  const kept = { id, number, receivedAt: receivedAt.toISOString(), errors: errors.map((error) => explainError(error)) };
  if (kind === 'third-party-declaration') {
    const { declaration } = readThirdPartyDeclaration(document);
    return { kind, ...kept, thirdParty: declaration.NM, reason: reasonOf(declaration) };
  }
  const fields = readDocumentText(document);
  return { kind, ...kept, reportedAt: fields.get('DR') ?? '', userName: fields.get('UT') ?? '' };
}

/** A document that was never produced is no last document: what is not on paper, a till calls so. */
const lastOf = ({ form, psiNoTrans, psiDatTrans, errors }: LastDocumentRow): UserReportView['last'] => ({
  form: form === 'NON' ? 'PAP' : form,
  psiNoTrans,
  psiDatTrans,
  errors: errors.map((error) => explainError(error)),
});
