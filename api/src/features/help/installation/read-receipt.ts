import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { ReadReceipt } from '@comptoir/domain/help/installation/compare-receipts';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { listMentions } from '@comptoir/websrm/receipts/mentions';
import { verifyTransaction, type Transaction as Signed } from '@comptoir/websrm/requests/transaction';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import { parseMoney } from '@comptoir/websrm/requests/values';
import { importPublicKey } from '@comptoir/websrm/signing/keys';
import type { CheckBillRow, DeviceKeyRow } from './functionality-check.queries.ts';

/** Reads a bill of the check from its exact bytes, and verifies its signature by a certificate of the device that it came from. */
export async function readReceipt(
  { deviceId, document, state, number }: CheckBillRow,
  keys: readonly DeviceKeyRow[],
): Promise<ReadReceipt> {
  const signed = readSigned(document);
  const { noTrans, datTrans, mont, refs = [] } = signed;
  const key = keys.find((one) => one.deviceId === deviceId && isNamedBy(signed, one));
  return {
    noTrans,
    stamp: datTrans,
    subtotalCents: centsOf(mont.avantTax),
    gstCents: centsOf(mont.TPS),
    qstCents: centsOf(mont.TVQ),
    totalCents: centsOf(mont.apresTax),
    mentions: listMentions({ transaction: signed }).status,
    business: businessOf({
      companyName: signed.nomMandt,
      fileNumber: signed.noDossFO,
      gstNumber: signed.noTax.noTPS,
      qstNumber: signed.noTax.noTVQ,
    }),
    isSigned: key !== undefined && (await verifyTransaction(await importPublicKey(key.publicKey), signed)),
    authority: ANSWERS[state],
    authorityNumber: number,
    references: refs.map((ref) => ({
      noTrans: ref.noTrans,
      stamp: ref.datTrans,
      subtotalCents: centsOf(ref.avantTax),
    })),
  };
}

/** Business of the bills: as the merchant's information has it today, and as a bill bears it. */
export interface Business {
  readonly companyName: string;
  readonly fileNumber: string | null;
  readonly gstNumber: string | null;
  readonly qstNumber: string | null;
}

/** In the letters that the authority takes, for a bill has no others. */
export const businessOf = ({ companyName, fileNumber, gstNumber, qstNumber }: Business): string =>
  [toAllowedText(companyName, { max: 64 }), fileNumber, gstNumber, qstNumber].join(' · ');

const isNamedBy = ({ emprCertifSEV }: Signed, { thumbprint }: DeviceKeyRow): boolean =>
  thumbprint.toUpperCase() === emprCertifSEV.toUpperCase();

const centsOf = (money: string): Cents => cents(parseMoney(money));

/** A text that was stored was read by the schema before. */
const readSigned = (text: string): Signed => JSON.parse(text) as Signed;

const ANSWERS: Readonly<Record<TransmissionState, ReadReceipt['authority']>> = {
  waiting: 'pending',
  sending: 'pending',
  unknown: 'pending',
  accepted: 'taken',
  'received-with-errors': 'flagged',
  refused: 'refused',
};
