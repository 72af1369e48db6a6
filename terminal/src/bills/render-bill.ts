import type { AuthorityStanding } from '@comptoir/websrm/receipts/mentions';
import { printAddress } from '@comptoir/websrm/receipts/print-address';
import { encryptQr, qrUrl, transactionQrText } from '@comptoir/websrm/receipts/qr';
import { buildReceipt } from '@comptoir/websrm/receipts/receipt';
import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import { resolveStanding } from '@comptoir/websrm/receipts/resolve-standing';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { Result } from '../journal/journal-entry.ts';
import { PSI_CERTIFICATE, type Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import type { TerminalConfiguration } from '../terminal/terminal-record.ts';
import { encode, renderUnicodeCompact } from 'uqr';

/** The paper: how wide the screen is (null: not known), and whether the QR code is wanted. */
export interface Paper {
  readonly columns: number | null;
  readonly inColour: boolean;
  readonly qr: 'when-it-fits' | 'always' | 'never';
}

/** A bill as it is printed. `qrColumns` is null when the QR code is drawn, else how wide it would be. */
export interface RenderedBill {
  readonly lines: readonly string[];
  readonly url: string;
  readonly qrColumns: number | null;
}

/** Width of a till's paper in columns: 80 mm. */
export const BILL_COLUMNS = 48;

/**
 * The customer's document: 48 columns, the mandatory mentions, the QR code. What the authority answered stands on it; without
 * its number, the mention of a communication problem. Source: SRM-42.
 */
export async function renderBill(
  terminal: Terminal,
  printed: { bill: Transaction; result: Result | null; earlier: readonly Transaction[] },
  paper: Paper,
): Promise<RenderedBill> {
  const { configuration, certificate } = terminal.record;
  const { bill, result, earlier } = printed;
  const url = await addressOf(terminal, bill);
  const receipt = buildReceipt({
    transaction: bill,
    earlier,
    // a bill that is electronic alone has no paper: what is shown here is what the customer gets
    copy: bill.formImpr === 'ELE' ? 'electronic' : 'paper',
    answer: standingOf(result),
    deviceNumber: certificate.deviceNumber,
    business: businessOf(configuration),
    qrUrl: url,
  });
  const width = qrColumns(url);
  const isDrawn = paper.qr === 'always' || (paper.qr === 'when-it-fits' && (paper.columns ?? 0) >= width);
  return {
    lines: renderReceipt(receipt, BILL_COLUMNS, isDrawn ? drawQr(url, paper.inColour) : []),
    url,
    qrColumns: isDrawn ? null : width,
  };
}

/** Returns the address in the QR code, at which the authority shows this bill. */
async function addressOf(terminal: Terminal, bill: Transaction): Promise<string> {
  const encrypted = await encryptQr(await terminal.psiCertificate(), transactionQrText(bill)).catch(
    (cause: unknown) => {
      throw new TerminalError((texts) => texts.damagedFile(terminal.folder.pathOf(PSI_CERTIFICATE)), { cause });
    },
  );
  return qrUrl(terminal.record.configuration.qrBaseUrl, encrypted);
}

/** Returns the authority's answer as the terminal knows it: a bill that was not accepted has no number. */
function standingOf(result: Result | null): AuthorityStanding {
  if (result === null || !('errors' in result)) return { kind: 'no-answer' };
  const isAccepted = result.state === 'accepted';
  return resolveStanding({
    errors: result.errors,
    psiNoTrans: isAccepted ? result.psiNoTrans : null,
    psiDatTrans: isAccepted ? result.psiDatTrans : null,
  });
}

function businessOf({ merchant }: TerminalConfiguration) {
  const lines = printAddress(merchant);
  return {
    ...(lines.length > 0 && { addressLines: lines }),
    ...(merchant.phone !== null && { phone: merchant.phone }),
  };
}

/** Light modules around the code, without which a reader does not find it. */
const BORDER = 2;

/** Columns that a QR code of this text takes. */
export const qrColumns = (text: string): number => encode(text, { ecc: 'L', border: BORDER }).size;

/**
 * A QR code as lines of half blocks, light modules drawn, dark ones left out. `inColour` states both colours, so that it can
 * be read on a screen of any theme.
 */
export function drawQr(text: string, inColour: boolean): string[] {
  const lines = renderUnicodeCompact(text, { ecc: 'L', border: BORDER }).split('\n');
  return inColour ? lines.map((line) => `\u001B[97;40m${line}\u001B[0m`) : lines;
}
