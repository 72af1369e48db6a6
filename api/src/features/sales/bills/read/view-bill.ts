import type { BillView } from '@comptoir/contract/sales/bills';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import { encryptQr, qrUrl, transactionQrText } from '@comptoir/websrm/receipts/qr';
import type { Transaction as Signed } from '@comptoir/websrm/requests/transaction';
import type { Dependencies } from '../../../../dependencies.ts';
import type { AuthorityConfig } from '../../../../gateways/tax-authority/authority-config.ts';
import type { Scope, Transaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { readMerchant, type MerchantRow } from '../../../base/merchants/read-merchant.ts';
import { explainError } from '../../../../gateways/tax-authority/explain-error.ts';
import {
  findWholeBill,
  listAttempts,
  listBillCertificates,
  listNeighbours,
  type AttemptRow,
  type BillCertificate,
  type ChainLinkRow,
  type WholeBill,
} from './bill-life.queries.ts';
import { foldAttempts } from './fold-attempts.ts';
import { findLinkedBills, readSigned } from './linked-bills.ts';
import { rowOf } from './list-bills.ts';

export interface ViewBillDeps extends Pick<Dependencies, 'database' | 'now'> {
  /** Address that QR codes lead to, without their query. */
  readonly authorityConfig: Pick<AuthorityConfig, 'qrUrl'>;
}

/** Bill that is asked for, its merchant, and the scope that reads it. */
export interface BillAsked {
  readonly merchantId: string;
  readonly scope: Scope;
  readonly id: string;
}

/** A bill with its life, its links and what proves it. @throws AppError not-found */
export async function viewBill(deps: ViewBillDeps, { merchantId, scope, id }: BillAsked): Promise<BillView> {
  const merchant = await readMerchant(deps.database, scope, merchantId);
  const { whole, links, attempts, neighbours, certificates, signed } = await deps.database.transaction(
    scope,
    async (tx) => {
      const found = await findWholeBill(tx, { merchantId, id });
      if (!found) throw new AppError('not-found');
      return { whole: found, ...(await readAround(tx, merchantId, { bill: found, now: deps.now() })) };
    },
  );
  const { earlier, ...linked } = links;
  const psiCertificate = certificates.find(({ thumbprint }) => thumbprint === thumbprintOf(signed))?.psiCertificate;
  return {
    ...viewOf(whole),
    ...linked,
    timeZone: merchant.timeZone,
    attempts: foldAttempts(attempts),
    previous: linkOf(neighbours, whole.position - 1),
    next: linkOf(neighbours, whole.position + 1),
    certificates: certificates.map(({ thumbprint, certificate }) => ({ thumbprint, certificate })),
    receipt: {
      ...printedOf(merchant),
      deviceNumber: whole.deviceNumber ?? '',
      qrUrl: psiCertificate ? await addressOf(deps.authorityConfig.qrUrl, psiCertificate, signed) : null,
      earlier: [...earlier],
    },
  };
}

async function readAround(
  tx: Transaction,
  merchantId: string,
  { bill, now }: { bill: WholeBill; now: Date },
): Promise<{
  signed: Signed;
  links: Awaited<ReturnType<typeof findLinkedBills>>;
  attempts: AttemptRow[];
  neighbours: ChainLinkRow[];
  certificates: BillCertificate[];
}> {
  const { deviceId, position, receivedAt } = bill;
  const signed = readSigned(bill.document);
  const [links, neighbours, attempts] = await Promise.all([
    findLinkedBills(tx, merchantId, { bill, signed }),
    listNeighbours(tx, { merchantId, deviceId, position }),
    listAttempts(tx, { merchantId, deviceId, position, from: receivedAt, to: bill.settledAt ?? now }),
  ]);
  const thumbprints = [signed, ...neighbours.map(({ document }) => readSigned(document))].map(thumbprintOf);
  const certificates = await listBillCertificates(tx, merchantId, [...new Set(thumbprints)]);
  return { signed, links, attempts, neighbours, certificates };
}

const thumbprintOf = ({ emprCertifSEV }: Signed): string => emprCertifSEV.toUpperCase();

/** The bill itself, without what stands around it. */
function viewOf(whole: WholeBill) {
  const {
    document,
    position,
    deviceNumber: _number,
    receivedAt,
    settledAt,
    attestedAt,
    psiDatTrans,
    errors,
    ...line
  } = whole;
  return {
    bill: rowOf(line),
    document,
    position,
    receivedAt: receivedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    attestedAt: attestedAt?.toISOString() ?? null,
    psiDatTrans,
    errors: errors.map((error) => explainError(error)),
  };
}

function linkOf(neighbours: readonly ChainLinkRow[], position: number): BillView['previous'] {
  const found = neighbours.find((link) => link.position === position);
  return found ? { id: found.id, noTrans: found.noTrans, document: found.document } : null;
}

const printedOf = ({ civicNumber, street, city, postalCode, areaCode, phoneNumber }: MerchantRow) => ({
  addressLines: printAddress({ civicNumber, street, city, postalCode }),
  phone: areaCode && phoneNumber ? `${areaCode}${phoneNumber}` : null,
});

/** Returns the address in the QR code, where the authority shows the bill. Null when its certificate cannot be read. */
const addressOf = (baseUrl: string, psiCertificate: string, signed: Signed): Promise<string | null> =>
  encryptQr(psiCertificate, transactionQrText(signed)).then(
    (encrypted) => qrUrl(baseUrl, encrypted),
    (error: unknown) => {
      if (error instanceof RangeError) return null;
      throw error;
    },
  );
