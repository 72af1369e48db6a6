import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import type { TextKind } from '@comptoir/websrm/requests/allowed-text';
import { formatPostalCode } from '@comptoir/websrm/requests/values';
import { TerminalError } from '../terminal-error.ts';
import type { Line } from './price-lines.ts';
import { readText } from './read-text.ts';

/** A usual third party as a bill names it. */
export type Seller = NonNullable<UnsignedTransaction['clint']>;

/** Usual third party as typed: sells regularly in a bar without being it. */
export interface TypedSeller {
  readonly name?: string | undefined;
  readonly qstNumber?: string | undefined;
  /** `12, rue du Port, Québec, G1K 3Z4`. */
  readonly address?: string | undefined;
}

/** Subject of a bill whose seller is named. `known`: the seller of the lines already on it. */
interface Sold {
  readonly lines: readonly Line[];
  readonly activity: string;
  readonly business: string | null;
  readonly existing?: Seller | null;
}

/**
 * Reads the seller of the lines marked `HAB`: a usual third party, named by QST number and address; null when no line is so marked. The place of
 * a bill that names who buys names them instead. The authority asks for them in whatever is sent, an estimate and an entry that was given up as
 * well. Source: SRM-29, error 545.
 * @throws TerminalError outside bars, when the seller is not all there, is named for nothing, or is another one than the bill names already
 */
export function readSeller(typed: TypedSeller, { lines, activity, business, existing = null }: Sold): Seller | null {
  const isTyped = Object.values(typed).some((value) => value !== undefined);
  const isNeeded = lines.some(isThirdPartysLine);
  if (!isNeeded && isTyped) throw new TerminalError((texts) => texts.sellerSellsNothing());
  if (!isNeeded) return null;
  if (activity !== 'BAR') throw new TerminalError((texts) => texts.thirdPartiesOnlyInBars());
  if (business !== null) throw new TerminalError((texts) => texts.sellerOrBusiness());
  if (!isTyped && existing === null) throw new TerminalError((texts) => texts.sellerMissing());
  if (!isTyped) return existing;
  const seller = readWholeSeller(typed);
  requireOneSeller([existing, seller]);
  return seller;
}

/** A bill has room for one seller. @throws TerminalError when they are two */
export function requireOneSeller(sellers: readonly (Seller | null)[]): Seller | null {
  const named = sellers.filter((seller) => seller !== null);
  if (new Set(named.map(({ noTvqClint }) => noTvqClint)).size > 1) {
    throw new TerminalError((texts) => texts.oneSellerABill());
  }
  return named.at(-1) ?? null;
}

/** True when a line is sold by a usual third party. */
export const isThirdPartysLine = ({ isThirdPartys = false }: Line): boolean => isThirdPartys;

/** A QST number without the spaces that it is written with. */
export const readQstNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Name, QST number and address, all three of them. @throws TerminalError when one is missing, in no form, or would read otherwise */
export function readWholeSeller(
  { name = '', qstNumber = '', address = '' }: TypedSeller,
  addressKind: TextKind = 'text',
): Seller {
  const nomClint = readText(name, { max: 64 });
  const noTvqClint = readQstNumber(qstNumber);
  const adr = readAddress(address, addressKind);
  if (nomClint === '' || !/^\d{10}TQ\d{4}$/.test(noTvqClint) || adr === null) {
    throw new TerminalError((texts) => texts.sellerMissing());
  }
  return { nomClint, noTvqClint, adr: [adr] };
}

const LONGEST_CIVIC_NUMBER = 16;

function readAddress(typed: string, kind: TextKind): NonNullable<Seller['adr']>[number] | null {
  const parts = typed.split(',').map((part) => readText(part, { max: 128, kind }));
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
