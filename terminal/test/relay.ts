import { createHash, randomUUID } from 'node:crypto';
import type { BillResult, EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type {
  ChainState,
  CertificateReplyView,
  DeviceConfiguration,
  SubmissionReply,
} from '@comptoir/contract/sales/device-api';
import type { readCertificate } from '@comptoir/websrm/certificates/certificates';
import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { transactionSchema, verifyTransaction, type Transaction } from '@comptoir/websrm/requests/transaction';
import { TABLE } from './taxes.ts';
import type { RateTable } from '@comptoir/websrm/requests/rate-table';

type PublicKey = Awaited<ReturnType<typeof readCertificate>>['publicKey'];

/** A terminal as the relay of the tests knows it. */
export interface RelayDevice {
  readonly id: string;
  readonly name: string;
  token: string | null;
  deviceNumber: string | null;
  /** True when a user asked in the portal for its certificate to be renewed. */
  isRenewalRequested: boolean;
  isRevoked: boolean;
  /** Certificates issued, by key: the same key asked for again is answered alike. */
  issued: Map<string, Extract<CertificateReplyView, { state: 'issued' }>>;
  keys: Map<string, PublicKey>;
  /** The chain, oldest first, in the exact bytes received. */
  links: StoredLink[];
  /** Bills refused, as evidence. */
  refused: { text: string; reason: string }[];
  /** Everything that was posted, repetitions included. */
  posted: string[];
  /** True when the relay finds the next bills dated ahead. */
  isClockAhead: boolean;
}

export interface StoredLink {
  readonly text: string;
  readonly bill: Transaction;
  state: 'accepted' | 'waiting' | 'refused';
  psiNoTrans: string | null;
  noLot: string | null;
}

type Refusal = NonNullable<Extract<BillResult, { state: 'refused' }>['reason']>;

/** Behaviour of the tests' authority towards bills. */
export interface AuthorityMood {
  /** Rates that bills are held against; those of the program where there are none. */
  rates?: RateTable;
  up: boolean;
  /** Numbers of bills that it refuses as not understandable, to be rebuilt. */
  refuses: Set<string>;
  /** Numbers of bills that the relay itself refuses. */
  relayRefuses: Map<string, Refusal>;
  /** Bills as they reached the authority, repetitions included. */
  sent: Transaction[];
  /** Error that it names with each bill it accepts. */
  complains: { id: string; codRetour: string } | null;
  /** Fate of user reports and declarations: taken, refused by the authority, or not to be read by the relay. */
  reports?: 'refused' | 'unread';
}

/** Keeps bills like the relay does: signature, owner and chain are verified, and a bill that comes again is known. */
export async function relayBills(
  device: RelayDevice,
  { documents, outcomes }: { documents: readonly string[]; outcomes: readonly EarlierOutcome[] },
  mood: AuthorityMood,
): Promise<SubmissionReply> {
  const taken: Taken = { named: [], touched: [], chain: 'agrees' };
  for (const text of documents) {
    device.posted.push(text);
    await takeBill(device, { text, mood, taken });
  }
  for (const outcome of outcomes) attest(device, outcome);
  if (mood.up) transmit(device, mood);
  const oldest = device.links.find(({ state }) => state === 'waiting');
  const head = device.links.at(-1)?.bill.signa.actu ?? null;
  return {
    results: [...taken.touched.map((link) => resultOf(link, mood)), ...taken.named],
    chainHead: head,
    chain: taken.chain,
    settledUpTo: oldest?.bill.signa.preced ?? head,
    stillWaiting: device.links.filter(({ state }) => state === 'waiting').length,
    authorityReachable: mood.up,
    isRenewalRequested: device.isRenewalRequested,
    isClockAhead: device.isClockAhead,
  };
}

/** Outcome of one call so far. */
interface Taken {
  readonly named: BillResult[];
  readonly touched: StoredLink[];
  chain: ChainState;
}

async function takeBill(
  device: RelayDevice,
  { text, mood, taken }: { text: string; mood: AuthorityMood; taken: Taken },
): Promise<void> {
  const bill = transactionSchema.parse(JSON.parse(text));
  const { noTrans, signa } = bill;
  const existing = device.links.find((link) => link.bill.signa.actu === signa.actu);
  if (existing && existing.text !== text) throw new Error('the same signature came with other bytes');
  const reason = existing ? null : await findFault(device, bill, mood);
  if (reason === null) {
    const link = existing ?? { text, bill, state: 'waiting' as const, psiNoTrans: null, noLot: null };
    if (!existing) device.links.push(link);
    taken.touched.push(link);
    return;
  }
  taken.chain = chainAfter(device, taken, { reason, preced: signa.preced });
  if (taken.chain === 'relay-behind') {
    taken.named.push({ noTrans, actu: signa.actu, state: 'not-known' });
    return;
  }
  device.refused.push({ text, reason });
  taken.named.push({ noTrans, actu: signa.actu, state: 'refused', by: 'relay', reason, errors: [] });
}

/** The first bill off the chain shows who is behind, unless it follows one that was refused just now. */
function chainAfter(
  device: RelayDevice,
  { chain, named }: Taken,
  { reason, preced }: { reason: Refusal; preced: string },
): ChainState {
  if (reason !== 'broken-chain' || chain !== 'agrees' || named.some(({ state }) => state === 'refused')) return chain;
  return isLink(device, preced) ? 'till-behind' : 'relay-behind';
}

const isLink = ({ links }: RelayDevice, signature: string): boolean =>
  signature === FIRST_LINK || links.some(({ bill }) => bill.signa.actu === signature);

/** Adopts the outcome that the terminal received earlier; the bill is not sent. */
function attest(device: RelayDevice, outcome: EarlierOutcome): void {
  const link = device.links.find(({ bill }) => bill.signa.actu === outcome.signature);
  if (link?.state !== 'waiting') return;
  link.state = outcome.state;
  link.psiNoTrans = outcome.psiNoTrans;
  link.noLot = outcome.noLot;
}

/** Sends what waits: one bill by itself, several as a batch with the newest as the current one. */
export function transmit(device: RelayDevice, mood: AuthorityMood): void {
  const waiting = device.links.filter(({ state }) => state === 'waiting');
  const noLot = String(device.links.length).padStart(10, '0');
  for (const link of waiting) {
    mood.sent.push(link.bill);
    link.state = mood.refuses.has(link.bill.noTrans) ? 'refused' : 'accepted';
    if (link === waiting.at(-1)) link.psiNoTrans = psiNumber(link);
    else link.noLot = noLot;
  }
}

const psiNumber = ({ bill }: StoredLink): string =>
  createHash('sha256')
    .update(bill.signa.actu)
    .digest('hex')
    .toUpperCase()
    .slice(0, 16)
    .replaceAll(/.{4}(?=.)/g, '$&-');

async function findFault(device: RelayDevice, bill: Transaction, mood: AuthorityMood): Promise<Refusal | null> {
  const scripted = mood.relayRefuses.get(bill.noTrans);
  if (scripted !== undefined) return scripted;
  const key = device.keys.get(bill.emprCertifSEV);
  if (!key) return 'foreign-device';
  if (checkTransaction(bill, mood.rates ?? TABLE).length > 0) return 'amounts-do-not-add-up';
  if (!(await verifyTransaction(key, bill))) return 'broken-signature';
  const head = device.links.at(-1)?.bill.signa.actu ?? FIRST_LINK;
  return bill.signa.preced === head ? null : 'broken-chain';
}

/** Returns a terminal's answer for a stored bill. */
export function resultOf(link: StoredLink, mood: AuthorityMood): BillResult {
  const named = { noTrans: link.bill.noTrans, actu: link.bill.signa.actu };
  const explain = (error: { id: string; codRetour: string }) => ({
    ...error,
    message: 'refuse',
    explanation: null,
    merchantField: null,
  });
  if (link.state === 'waiting') return { ...named, state: 'waiting' };
  if (link.state === 'refused') {
    const errors = [explain({ id: 'JW00B999304E', codRetour: '95' })];
    return { ...named, state: 'refused', by: 'authority', reason: null, errors };
  }
  return {
    ...named,
    state: 'accepted',
    psiNoTrans: link.psiNoTrans,
    psiDatTrans: link.psiNoTrans === null ? null : '20260115120502',
    noLot: link.noLot,
    errors: mood.complains === null ? [] : [explain(mood.complains)],
  };
}

/** A device without a token, as the portal makes it. */
export const newRelayDevice = (name: string): RelayDevice => ({
  id: randomUUID(),
  name,
  token: null,
  deviceNumber: null,
  isRenewalRequested: false,
  isRevoked: false,
  issued: new Map(),
  keys: new Map(),
  links: [],
  refused: [],
  posted: [],
  isClockAhead: false,
});

/** The merchant of the tests; the fixed values of the demo world. */
export const MERCHANT: DeviceConfiguration['merchant'] = {
  companyName: 'Bistro du Quai',
  fileNumber: 'ER0042',
  qstNumber: '4071234567TQ0001',
  gstNumber: '812345678RT0001',
  authorizationCode: 'K4M7-R2T9',
  timeZone: 'America/Montreal',
  activity: 'RES',
  civicNumber: '200-45',
  street: 'rue du Quai',
  city: 'Québec',
  postalCode: 'G1K3Z4',
  phone: '4185550142',
};

export const SOFTWARE: DeviceConfiguration['software'] = {
  idPartn: '00000000000AB0FF',
  idSEV: '00000000000AB001',
  idVersi: '00000000000AB101',
  codCertif: 'FOB201999999',
  versi: '1.0.0',
  versiParn: '0',
};
