import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { exportPublicKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction, type Transaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import type { EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type { SubmissionReply } from '@comptoir/contract/sales/device-api';
import type { webcrypto } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { insertCertificate } from '../../src/features/sales/devices/certificates.store.ts';
import { insertDevice } from '../../src/features/sales/devices/devices.store.ts';
import type { TestApp } from '../test-app.ts';
import { draftBill } from './draft-bill.ts';
import { issueCertificate } from './issue-certificate.ts';
import { aMerchant, asSystem, bearer, type MadeMerchant } from './merchants.ts';
import { hashSecretWord } from '../../src/platform/secret-words.ts';

/** A till that is linked and certified and can make bills. */
export interface MadeTerminal {
  readonly id: string;
  readonly merchant: MadeMerchant;
  readonly deviceNumber: string;
  readonly token: string;
  readonly thumbprint: string;
  readonly privateKey: webcrypto.CryptoKey;
  readonly publicKey: webcrypto.CryptoKey;
  /** Signs the next bill of its chain, five dollars unless stated otherwise; the exact text. */
  bill(change?: (draft: UnsignedTransaction) => UnsignedTransaction): Promise<SignedBill>;
  /** Makes the next bill follow another one. */
  follow(signature: string): void;
  /** Hands documents over and returns the reply. */
  submitBills(
    documents: readonly string[],
    given?: {
      trigger?: string;
      deviceNumber?: string;
      outcomes?: readonly EarlierOutcome[];
      again?: readonly string[];
    },
  ): Promise<SubmittedBills>;
}

export interface SignedBill {
  readonly text: string;
  readonly transaction: Transaction;
}

interface SubmittedBills {
  readonly statusCode: number;
  readonly body: SubmissionReply;
}

let serial = 0;

/** `isCertified`: its certificate is a real one, for what reads it; otherwise one that only its thumbprint is known of. */
export async function aTerminal(
  test: TestApp,
  given: { merchant?: MadeMerchant; isCertified?: boolean } = {},
): Promise<MadeTerminal> {
  const merchant = given.merchant ?? (await aMerchant(test));
  const linked = await linkTerminal(test, merchant, given.isCertified ?? false);
  let previous = FIRST_LINK;
  let made = 0;
  const bill: MadeTerminal['bill'] = async (change = (draft) => draft) => {
    made += 1;
    const { stamp, utc } = toAuthorityTime(new Date(Date.UTC(2026, 5, 1, 16, 0, made)), 'America/Montreal');
    const draft = draftBill(merchant, { thumbprint: linked.thumbprint, noTrans: `A-${1000 + made}`, stamp, utc });
    const { privateKey } = linked;
    const transaction = await signTransaction({ transaction: change(draft), privateKey, previous, signedAt: stamp });
    previous = transaction.signa.actu;
    return { transaction, text: JSON.stringify(transaction) };
  };
  return {
    ...linked,
    merchant,
    bill,
    follow: (signature) => {
      previous = signature;
    },
    submitBills: async (documents, { trigger = 'sale', deviceNumber = linked.deviceNumber, ...known } = {}) => {
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/device/v1/transactions',
        headers: bearer(linked.token),
        payload: { deviceNumber, trigger, documents, ...known },
      });
      return { statusCode: reply.statusCode, body: reply.json<SubmissionReply>() };
    },
  };
}

async function linkTerminal(test: TestApp, merchant: MadeMerchant, isCertified: boolean) {
  serial += 1;
  const number = serial;
  const keys = await generateSigningKeys({ extractable: false });
  const issued = isCertified ? await issueCertificate(keys.publicKey, merchant.qst) : null;
  const till = {
    id: uuid(),
    deviceNumber: `1000-0000-${String(number).padStart(4, '0')}`,
    token: randomBytes(16).toString('hex'),
    thumbprint: issued?.thumbprint ?? randomBytes(20).toString('hex').toUpperCase(),
    privateKey: keys.privateKey,
    publicKey: keys.publicKey,
  };
  const publicKey = await exportPublicKey(keys.publicKey);
  await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
    await insertDevice(tx, { id: till.id, merchantId: merchant.id, name: `Caisse ${number}` });
    await insertCertificate(tx, {
      id: uuid(),
      merchantId: merchant.id,
      deviceId: till.id,
      deviceNumber: till.deviceNumber,
      serial: randomBytes(20).toString('hex'),
      thumbprint: till.thumbprint,
      certificate: issued?.pem ?? 'certificate',
      psiCertificate: 'certificate',
      publicKey,
      notBefore: new Date('2026-01-01T00:00:00Z'),
      notAfter: new Date('2031-01-01T00:00:00Z'),
    });
  });
  await asSystem(test, {
    text: 'update devices set token_hash = $2, linked_at = now() where id = $1',
    values: [till.id, hashSecretWord(till.token)],
  });
  return till;
}
