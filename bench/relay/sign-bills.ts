import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import type { LinkedTerminal } from './link-terminal.ts';

/** Signs the first bills of a terminal's chain, all of the present second; the exact texts. */
export async function signBills(terminal: LinkedTerminal, count: number): Promise<string[]> {
  const at = new Date();
  const texts: string[] = [];
  let previous = FIRST_LINK;
  for (let number = 1; number <= count; number += 1) {
    const bill = await signBill(terminal, { number, previous, at });
    previous = bill.actu;
    texts.push(bill.text);
  }
  return texts;
}

/** Place of a bill in its terminal's chain. */
interface Place {
  readonly number: number;
  /** Signature of the bill before it. */
  readonly previous: string;
  readonly at: Date;
}

/** Signs one bill; its signature and the exact text. */
export async function signBill(
  terminal: LinkedTerminal,
  { number, previous, at }: Place,
): Promise<{ actu: string; text: string }> {
  const { stamp, utc } = toAuthorityTime(at, 'America/Montreal');
  const { privateKey } = terminal.keys;
  const transaction = { ...lunch(terminal), noTrans: `B-${number}`, datTrans: stamp, utc };
  const signed = await signTransaction({ transaction, privateKey, previous, signedAt: stamp });
  return { actu: signed.signa.actu, text: JSON.stringify(signed) };
}

/** A meal of three items, as a counter sells it. */
function lunch(terminal: LinkedTerminal): Omit<UnsignedTransaction, 'noTrans' | 'datTrans' | 'utc'> {
  const { fileNumber, gstNumber, qstNumber } = terminal.merchant;
  return {
    sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
    nomMandt: 'Bistro du Quai',
    nomUtil: 'Camille Roy',
    docAdr: { docNoCiviq: '200-45', docCp: 'G1K3Z4' },
    relaCommer: 'B2C',
    items: [
      { qte: '+00001.00', descr: 'Poutine', prix: '+000000009.00', tax: 'FP', acti: 'RES' },
      { qte: '+00001.00', descr: 'Soupe aux pois', prix: '+000000006.50', tax: 'FP', acti: 'RES' },
      { qte: '+00002.00', descr: 'Limonade', unitr: '+000000002.25', prix: '+000000004.50', tax: 'FP', acti: 'RES' },
    ],
    mont: { avantTax: '+000000020.00', TPS: '+000000001.00', TVQ: '+000000002.00', apresTax: '+000000023.00' },
    noDossFO: fileNumber,
    noTax: { noTPS: gstNumber, noTVQ: qstNumber },
    commerElectr: 'N',
    typTrans: 'RFER',
    modPai: 'DEB',
    modImpr: 'FAC',
    formImpr: 'PAP',
    modTrans: 'OPE',
    emprCertifSEV: terminal.thumbprint,
    SEV: terminal.software,
  };
}
