import { readTelephone } from '@comptoir/domain/base/merchants/telephone';
import { findMalformed, type ThirdPartyDeclaration } from '@comptoir/websrm/requests/third-party-declaration';
import { TerminalError } from '../terminal-error.ts';
import { readText } from './read-text.ts';
import { readWholeSeller, type TypedSeller } from './read-seller.ts';

/** Declaration of a usual third party and their contract as typed; what is left out is as it was declared before, if it was. */
export interface TypedDeclaration {
  readonly seller: TypedSeller;
  /** `new`, `change` or `end`. */
  readonly reason?: string | undefined;
  readonly phone?: string | undefined;
  readonly extension?: string | undefined;
  readonly neq?: string | undefined;
  /** Days: the contract or its change was concluded, takes effect, ends. */
  readonly agreed?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly goods?: string | undefined;
  readonly often?: string | undefined;
  /** `evening,night`. */
  readonly times?: string | undefined;
}

/** Facts known without being typed. `known`: this third party's last declaration here. */
interface Known {
  readonly existing: ThirdPartyDeclaration | null;
  readonly today: string;
}

/**
 * Reads a declaration as it is typed. Source: SRM-48.
 * @throws TerminalError when who sells is not all there, what they sell or the end of the contract is not said, or a value is in no form
 */
export function readDeclaration(typed: TypedDeclaration, { existing, today }: Known): ThirdPartyDeclaration {
  const RA = readReason(typed.reason ?? 'new');
  const before = RA === NEW ? null : existing;
  const declaration = { ...partyOf(typed, before), ...contractOf(typed, { RA, before, today }) };
  refuseMalformed(declaration, typed);
  if (RA === END && declaration.DE === '') throw new TerminalError((texts) => texts.contractEndMissing());
  if (declaration.BS === '' && RA !== END) throw new TerminalError((texts) => texts.goodsMissing());
  return declaration;
}

type Reason = ThirdPartyDeclaration['RA'];
const NEW: Reason = '1';
const END: Reason = '3';

const NOTHING = { TE: '', PO: '', NE: '', DC: '', DV: '', DE: '', BS: '', FR: '', MO: '' };

/** Words of both languages, and how the authority writes them. */
const REASONS = new Map<string, Reason>([
  ['new', '1'],
  ['nouveau', '1'],
  ['change', '2'],
  ['modification', '2'],
  ['end', '3'],
  ['fin', '3'],
]);
const TIMES = new Map([
  ['day', '1'],
  ['jour', '1'],
  ['evening', '2'],
  ['soir', '2'],
  ['night', '3'],
  ['nuit', '3'],
]);

function readReason(typed: string): Reason {
  const reason = REASONS.get(typed.trim().toLowerCase());
  if (reason === undefined) throw new TerminalError((texts) => texts.badDeclared('--reason', typed));
  return reason;
}

type Before = ThirdPartyDeclaration | null;

function partyOf({ seller, phone, extension, neq }: TypedDeclaration, before: Before) {
  const isSame = before !== null && seller.name === undefined && seller.address === undefined;
  const { TQ, NM, AD, CP } = isSame ? before : readParty(seller);
  const { TE, PO, NE } = before ?? NOTHING;
  const reached = phone === undefined ? { TE, PO } : readPhone(phone, PO);
  return { TQ, NM, AD, CP, ...reached, PO: readDigits(extension, reached.PO), NE: readDigits(neq, NE) };
}

const readDigits = (typed: string | undefined, before: string): string => typed?.replaceAll(/[\s().-]/g, '') ?? before;

/** A number of North America, which alone the authority's form takes, with the extension that is typed behind it. */
function readPhone(typed: string, before: string): Pick<ThirdPartyDeclaration, 'TE' | 'PO'> {
  const { fault, digits, extension } = readTelephone(typed);
  if (fault !== null) throw new TerminalError((texts) => texts.badPhone(typed, fault));
  return { TE: digits, PO: extension ?? before };
}

function readParty(typed: TypedSeller): Pick<ThirdPartyDeclaration, 'TQ' | 'NM' | 'AD' | 'CP'> {
  // a declaration takes the slash that a bill's address does not: 12 1/2
  const { nomClint = '', noTvqClint = '', adr = [] } = readWholeSeller(typed, 'description');
  const [address] = adr;
  const AD = address ? `${address.noCiviq}, ${address.rue}, ${address.vil}` : '';
  return { TQ: noTvqClint, NM: nomClint, AD, CP: address?.cp ?? '' };
}

function contractOf(typed: TypedDeclaration, { RA, before, today }: { RA: Reason; before: Before; today: string }) {
  const { goods, often, times, until } = typed;
  const { DE, BS, FR, MO } = before ?? NOTHING;
  return {
    RA,
    ...daysOf(typed, { RA, before, today }),
    DE: until ?? DE,
    BS: goods === undefined ? BS : readStatement(goods),
    FR: often === undefined ? FR : readStatement(often),
    MO: times === undefined ? MO : readTimes(times),
  };
}

/** A new contract and a change are concluded today and take effect when they are concluded, unless something else is said. */
function daysOf(
  { agreed, from }: TypedDeclaration,
  { RA, before, today }: { RA: Reason; before: Before; today: string },
) {
  const usual = RA === END ? (before ?? NOTHING) : { DC: today, DV: agreed ?? today };
  return { DC: agreed ?? usual.DC, DV: from ?? usual.DV };
}

/** Nothing is cut here: what is too long is refused. */
const readStatement = (typed: string): string => readText(typed, { max: Infinity, kind: 'description' });

function readTimes(typed: string): string {
  const words = typed.split(',').map((word) => TIMES.get(word.trim().toLowerCase()) ?? '');
  if (words.includes('')) throw new TerminalError((texts) => texts.badDeclared('--times', typed));
  return [...new Set(words)].toSorted().join('-');
}

const OPTIONS: Readonly<Record<string, Exclude<keyof TypedDeclaration, 'seller'>>> = {
  TE: 'phone',
  PO: 'extension',
  NE: 'neq',
  DC: 'agreed',
  DV: 'from',
  DE: 'until',
  BS: 'goods',
  FR: 'often',
};
const DAYS: ReadonlySet<string> = new Set(['agreed', 'from', 'until']);

function refuseMalformed(declaration: ThirdPartyDeclaration, typed: TypedDeclaration): void {
  const [key] = findMalformed(declaration);
  if (key === undefined) return;
  const option = OPTIONS[key];
  if (option === undefined) throw new TerminalError((texts) => texts.sellerMissing());
  const endsEarly = key === 'DE' && findMalformed({ ...declaration, DV: '' }).length === 0;
  if (endsEarly) throw new TerminalError((texts) => texts.contractEndsEarly());
  const { [option]: text = '' } = typed;
  throw new TerminalError((texts) =>
    DAYS.has(option) ? texts.badDay(`--${option}`, text) : texts.badDeclared(`--${option}`, text),
  );
}
