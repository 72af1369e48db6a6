import { cents } from '@comptoir/domain/base/amounts/cents';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { exportPublicKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { parseMoney } from '@comptoir/websrm/requests/values';
import { v7 as uuid } from 'uuid';
import { writeLog } from '../features/base/record/write-log.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AuthorityControl } from './authority-control.ts';
import { composeContractBills } from './compose-contract-bills.ts';
import { demoId } from './demo-id.ts';
import type { DemoDevice, DemoMerchant } from './demo-merchants.ts';
import { insertContracts } from './insert-contracts.ts';
import { insertPastBills, insertPastCertificate } from './insert-past.ts';
import { makePastBills } from './make-past-bills.ts';
import { planContracts } from './plan-contracts.ts';
import { isSeeded, seedStep } from './seed-step.ts';

const NO_NUMBER_YET = '0000-0000-0000';
const DAY_MS = 86_400_000;

/**
 * Gives a till of the demo world its past: enrolled with the authority for real, ninety days of signed bills that the
 * authority has verified, and the log that goes with them. The keys are thrown away: this till makes no further bill.
 */
export async function seedHistory(
  deps: Dependencies,
  control: AuthorityControl,
  { merchant, device }: { merchant: DemoMerchant; device: DemoDevice },
): Promise<void> {
  const step = `history.${device.serial}`;
  if (await deps.database.transaction({ role: 'system' }, (tx) => isSeeded(tx, step))) return;
  const enrolled = await enrol(deps, merchant, device);
  const ids = { merchantId: demoId('merchant', merchant.key), deviceId: demoId('device', device.serial) };
  const contracts = await deps.database.transaction({ role: 'system' }, (tx) =>
    planContracts(tx, { ...ids, now: deps.now() }),
  );
  const bills = await makePastBills({
    merchant,
    device,
    software: deps.config.authority.software,
    privateKey: enrolled.privateKey,
    thumbprint: enrolled.thumbprint,
    now: deps.now(),
    planned: contracts.flatMap(composeContractBills),
  });
  const receipts = await control.importHistory(
    enrolled.deviceNumber,
    bills.map(({ text, signedAt }) => ({ text, receivedAt: new Date(signedAt.getTime() + 1000).toISOString() })),
  );
  const receiptOf = new Map(receipts.map((receipt) => [receipt.noTrans, receipt]));
  const past = bills.map((bill) => ({
    ...bill,
    id: uuid({ msecs: bill.signedAt.getTime() }),
    receipt: receiptOf.get(bill.transaction.noTrans) ?? null,
  }));
  await seedStep(deps.database, step, async (tx) => {
    await insertPastCertificate(tx, { ...ids, ...enrolled, shown: device.certificate, now: deps.now() });
    await insertPastBills(tx, { ...ids, bills: past, lastSeenAt: deps.now() });
    insertContracts(tx, contracts, { ...ids, bills: past });
    const linkedAt = new Date(deps.now().getTime() - 91 * DAY_MS);
    writeLog(tx, [
      { ...ids, occurredAt: linkedAt, record: { event: 'device-linked', facts: {} } },
      {
        ...ids,
        occurredAt: new Date(linkedAt.getTime() + 5000),
        record: { event: 'certificate-issued', facts: { deviceNumber: enrolled.deviceNumber } },
      },
      ...past.map(({ transaction, signedAt, receipt }) => ({
        ...ids,
        occurredAt: new Date(signedAt.getTime() + 1000),
        record: {
          event: 'bill-accepted' as const,
          facts: {
            noTrans: transaction.noTrans,
            totalCents: cents(parseMoney(transaction.mont.apresTax)),
            psiNoTrans: receipt?.psiNoTrans ?? '',
          },
        },
      })),
    ]);
  });
}

/** Enrols a device: returns the input of `insertPastCertificate`, and the key the past is signed with. */
async function enrol(deps: Dependencies, merchant: DemoMerchant, device: DemoDevice) {
  if (!merchant.tax) throw new Error(`${merchant.companyName} has no tax numbers to enrol with`);
  const keys = await generateSigningKeys({ extractable: false });
  const csr = await createCsr({
    keys,
    kind: 'device',
    subject: deviceSubject({
      authorizationCode: merchant.tax.code,
      qstNumber: merchant.tax.qst,
      fileNumber: merchant.tax.file,
      nickname: `${device.name} ${device.serial}`.slice(0, 32),
      utcOffset: merchant.timeZone === 'America/Halifax' ? '-04:00' : '-05:00',
    }),
  });
  const outcome = await deps.authority.enrol({ kind: 'device', csr, deviceNumber: NO_NUMBER_YET });
  if (outcome.kind !== 'answer' || outcome.answer.kind !== 'issued' || !outcome.answer.deviceNumber) {
    throw new Error(`the simulated authority did not enrol ${device.name} of ${merchant.companyName}`);
  }
  const { certificate, psiCertificate, deviceNumber } = outcome.answer;
  const { serial, thumbprint, notBefore, notAfter, publicKey } = await readCertificate(certificate);
  return {
    id: uuid(),
    deviceNumber,
    certificate,
    psiCertificate,
    serial,
    thumbprint,
    notBefore,
    notAfter,
    publicKey: await exportPublicKey(publicKey),
    privateKey: keys.privateKey,
  };
}
