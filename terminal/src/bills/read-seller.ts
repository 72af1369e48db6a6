import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { formatPostalCode, toAllowedText } from '@comptoir/websrm/requests/values';
import { TerminalError } from '../terminal-error.ts';
import type { Line } from './price-lines.ts';

/** A usual third party as a bill names it. */
export type Seller = NonNullable<UnsignedTransaction['clint']>;

/** What was typed of who sells regularly in a bar without being it. */
export interface TypedSeller {
  readonly name?: string | undefined;
  readonly qstNumber?: string | undefined;
  /** `12, rue du Port, Québec, G1K 3Z4`. */
  readonly address?: string | undefined;
}

/**
 * Who sells the lines that are marked `HAB`: a usual third party, named by QST number and address; null when no line is so marked. The place
 * of a bill that names who buys names them instead. Source: SRM-29, error 545.
 * @throws TerminalError outside bars, when the seller is not all there, or is named for nothing
 */
export function readSeller(
  { name, qstNumber, address }: TypedSeller,
  { lines, activity, business }: { lines: readonly Line[]; activity: string; business: string | null },
): Seller | null {
  const isTyped = [name, qstNumber, address].some((typed) => typed !== undefined);
  if (lines.some(({ isThirdPartys }) => isThirdPartys === true) !== isTyped) {
    throw new TerminalError((texts) => (isTyped ? texts.sellerSellsNothing() : texts.sellerMissing()));
  }
  if (!isTyped) return null;
  if (activity !== 'BAR') throw new TerminalError((texts) => texts.thirdPartiesOnlyInBars());
  if (business !== null) throw new TerminalError((texts) => texts.sellerOrBusiness());
  return readWhole({ name, qstNumber, address });
}

function readWhole({ name = '', qstNumber = '', address = '' }: TypedSeller): Seller {
  const nomClint = toAllowedText(name, { max: 64 });
  const noTvqClint = qstNumber.replaceAll(/\s/g, '').toUpperCase();
  const adr = readAddress(address);
  if (nomClint === '' || !/^\d{10}TQ\d{4}$/.test(noTvqClint) || adr === null) {
    throw new TerminalError((texts) => texts.sellerMissing());
  }
  return { nomClint, noTvqClint, adr: [adr] };
}

const LONGEST_CIVIC_NUMBER = 16;

function readAddress(typed: string): NonNullable<Seller['adr']>[number] | null {
  const parts = typed.split(',').map((part) => toAllowedText(part, { max: 128 }));
  const [noCiviq = '', rue = '', vil = '', code = ''] = parts;
  const cp = readPostalCode(code);
  const isWhole = parts.length === 4 && parts.every((part) => part !== '');
  if (!isWhole || cp === null || noCiviq.length > LONGEST_CIVIC_NUMBER) return null;
  return { typAdr: 'EXP', noCiviq, rue, vil, cp };
}

function readPostalCode(typed: string): string | null {
  try {
    return formatPostalCode(typed);
  } catch {
    return null;
  }
}
