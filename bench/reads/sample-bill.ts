import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { signBills } from '../relay/sign-bills.ts';

/** A signed bill, and what in it is another on each bill that is made of it. */
export interface SampleBill {
  readonly text: string;
  readonly noTrans: string;
  readonly stamp: string;
  readonly total: string;
  /** Name of its first item. */
  readonly item: string;
}

/** A bill as a counter signs it. Its copies are bills in form and length; the signature is that of the first. */
export async function signSample(): Promise<SampleBill> {
  const terminal = {
    token: '',
    deviceNumber: '2468-1357-9024',
    thumbprint: 'A'.repeat(40),
    keys: await generateSigningKeys({ extractable: true }),
    merchant: { fileNumber: 'ER0001', qstNumber: '4071234567TQ0001', gstNumber: '812345678RT0001' },
    software: {
      idSEV: '00000000000AB001',
      idVersi: '0000000000000001',
      codCertif: 'FOB201999999',
      idPartn: '0000000000001FF2',
      versi: '1.0.0',
      versiParn: '1.0.0',
    },
  };
  const [text = ''] = await signBills(terminal, 1);
  const { noTrans, datTrans, mont, items } = JSON.parse(text) as {
    noTrans: string;
    datTrans: string;
    mont: { apresTax: string };
    items: readonly { descr: string }[];
  };
  return { text, noTrans: `"${noTrans}"`, stamp: datTrans, total: mont.apresTax, item: `"${items[0]?.descr}"` };
}
