import { resolveCertificateError } from '@comptoir/websrm/receipts/resolve-standing';
import { counterOf } from './number-bill.ts';
import type { AnsweredEntry, JournalEntry, Result, SignedEntry } from './journal-entry.ts';
import { acceptLast, countBill } from './count-bill.ts';
import { answerSellers, declareSeller } from './fold-sellers.ts';
import { contractDocumentsAfter } from './fold-contracts.ts';
import { isPrinted, planAfter, unpaidAfter } from './fold-unpaid.ts';
import { isRebuildable, refusalReason } from './resolve-refusal.ts';
import { NEW_TERMINAL, type OpenBill, type TerminalState } from './terminal-state.ts';

/** Folds all of a journal into the terminal's state. Any prefix of a journal is a journal: a crash only loses what came after. */
export const foldJournal = (entries: readonly JournalEntry[]): TerminalState => entries.reduce(foldEntry, NEW_TERMINAL);

/** Folds one more entry into the terminal's state. */
export const foldEntry = (state: TerminalState, entry: JournalEntry): TerminalState => {
  if (entry.kind === 'document-reported') return tellDocument(state, entry);
  if (entry.kind === 'report-made' || entry.kind === 'report-answered') return foldReport(state, entry);
  return isContact(entry) ? foldContact(state, entry) : foldBill(state, entry);
};

const tellDocument = (state: TerminalState, { actu }: Entry<'document-reported'>): TerminalState => ({
  ...state,
  contractDocuments: state.contractDocuments.map((one) => (one.actu === actu ? { ...one, isReported: true } : one)),
});

function foldReport(state: TerminalState, entry: ReportEntry): TerminalState {
  const { id } = entry;
  if (entry.kind === 'report-answered') {
    const reports = state.reports.filter((report) => report.id !== id);
    return { ...state, reports, sellers: answerSellers(state.sellers, entry) };
  }
  const { type, document } = entry;
  const reports = [...state.reports, { id, type, document }];
  return { ...state, reports, sellers: type === 'user-report' ? state.sellers : declareSeller(state.sellers, entry) };
}

/** Folds an event of bills, or of the terminal that makes them. */
function foldBill(
  state: TerminalState,
  entry: Exclude<JournalEntry, ContactEntry | ReportEntry | Entry<'document-reported'>>,
): TerminalState {
  switch (entry.kind) {
    case 'linked':
      return link(state, entry);
    case 'signed':
      return addBill(state, entry);
    case 'planned':
      return { ...state, plan: { id: entry.id, steps: entry.steps, signed: [] } };
    case 'answered':
      return settle(state, entry);
    case 'printed':
      return addPrinted(state, entry);
    case 'reported':
    case 'events-refused':
      return settleEvents(state, entry);
  }
}

/** Drops events that the relay has; those it cannot read wait apart, so that they hold up nothing. */
function settleEvents(state: TerminalState, entry: Entry<'reported' | 'events-refused'>): TerminalState {
  const ids = new Set(entry.ids);
  const left = state.events.filter(({ id }) => !ids.has(id));
  if (entry.kind === 'events-refused') {
    const refused = state.events.filter(({ id }) => ids.has(id));
    return { ...state, events: left, refusedEvents: [...state.refusedEvents, ...refused] };
  }
  return { ...state, events: left, refusedEvents: state.refusedEvents.filter(({ id }) => !ids.has(id)) };
}

type ContactEntry = Entry<
  'went-offline' | 'came-online' | 'found-behind' | 'caught-up' | 'shift-began' | 'shift-ended' | 'clock-confirmed'
>;

type ReportEntry = Entry<'report-made' | 'report-answered'>;

const CONTACT: ReadonlySet<string> = new Set<ContactEntry['kind']>([
  'went-offline',
  'came-online',
  'found-behind',
  'caught-up',
  'shift-began',
  'shift-ended',
  'clock-confirmed',
]);

const isContact = (entry: Exclude<JournalEntry, ReportEntry | Entry<'document-reported'>>): entry is ContactEntry =>
  CONTACT.has(entry.kind);

/** Folds shifts, contact with Comptoir, the longer chain of the two, and an administrator's yes to the clock. */
function foldContact(state: TerminalState, entry: ContactEntry): TerminalState {
  switch (entry.kind) {
    case 'went-offline':
      return goOffline(state, entry);
    case 'came-online':
      return {
        ...state,
        offlineSince: null,
        events: [
          ...state.events,
          { id: entry.id, occurredAt: entry.at, event: 'till-came-online', waiting: entry.waiting },
        ],
      };
    case 'found-behind':
    case 'caught-up':
      return { ...state, isBehind: entry.kind === 'found-behind' };
    case 'shift-began':
      return { ...state, shift: { user: entry.user, beganAt: entry.at } };
    case 'shift-ended':
      return { ...state, shift: null };
    case 'clock-confirmed':
      return confirmClock(state, entry);
  }
}

const confirmClock = (
  state: TerminalState,
  { id, at, by, minutes, aheadMs, lastSignedAt }: Entry<'clock-confirmed'>,
): TerminalState => ({
  ...state,
  clockConfirmation: { at, aheadMs, lastSignedAt },
  events: [...state.events, { id, occurredAt: at, event: 'till-clock-confirmed', by, minutes }],
});

const goOffline = (state: TerminalState, { id, at }: Entry<'went-offline'>): TerminalState => ({
  ...state,
  offlineSince: state.offlineSince ?? at,
  events: [...state.events, { id, occurredAt: at, event: 'till-went-offline' }],
});

type Entry<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { kind: Kind }>;

function link(state: TerminalState, entry: Entry<'linked'>): TerminalState {
  const renewed = { ...state, certificateError: null };
  // a renewed certificate goes on with the same chain; another device number begins one
  if (state.deviceNumber === entry.deviceNumber) return renewed;
  return {
    ...renewed,
    deviceNumber: entry.deviceNumber,
    chainHead: entry.head,
    chainLength: 0,
    counter: Math.max(state.counter, counterOf(entry.lastNoTrans)),
  };
}

function addBill(state: TerminalState, entry: SignedEntry): TerminalState {
  const { actu, noTrans, signedAt, origin, text } = entry;
  const replaced = state.open.find((bill) => bill.actu === entry.replaces);
  const bill: OpenBill = {
    actu,
    noTrans,
    signedAt,
    origin,
    text,
    place: 'here',
    reason: null,
    rebuilds: replaced ? replaced.rebuilds + 1 : 0,
  };
  return {
    ...state,
    chainHead: actu,
    chainLength: state.chainLength + 1,
    lastSignedAt: signedAt,
    counter: origin === 'reprint' ? state.counter : counterOf(noTrans),
    lastSale: lastSaleAfter(state.lastSale, { entry, replaced: replaced?.noTrans }),
    open: [...state.open.filter((other) => other !== replaced), bill],
    unprinted: unprintedAfter(state.unprinted, entry),
    unpaid: unpaidAfter(state.unpaid, entry),
    plan: planAfter(state.plan, entry),
    contractDocuments: contractDocumentsAfter(state.contractDocuments, entry),
    ...countBill(state, entry),
  };
}

/**
 * A rebuilt bill concerns the authority alone when the customer left with the first one; when that one never came out, the new one
 * is to. A bill that Comptoir gave back was printed before this folder lost it.
 */
function unprintedAfter(unprinted: TerminalState['unprinted'], entry: SignedEntry): TerminalState['unprinted'] {
  const { actu, noTrans, signedAt, replaces } = entry;
  if (entry.recovered || !isPrinted(entry)) return unprinted;
  if (replaces === null) return [...unprinted, { actu, noTrans, signedAt }];
  return unprinted.map((bill) => (bill.actu === replaces ? { actu, noTrans, signedAt } : bill));
}

function lastSaleAfter(
  lastSale: string | null,
  { entry, replaced }: { entry: SignedEntry; replaced: string | undefined },
): string | null {
  if (entry.origin !== 'sale') return lastSale;
  return entry.replaces === null || replaced === lastSale ? entry.noTrans : lastSale;
}

function settle(state: TerminalState, entry: AnsweredEntry): TerminalState {
  const settled = entry.results.reduce(settleOne, state);
  const brokeTheChain = entry.results.some((result) => result.state === 'refused' && result.by === 'relay');
  // what the relay refused is no link for it: the next one follows what it kept
  if (!brokeTheChain || entry.chainHead === undefined) return settled;
  return { ...settled, chainHead: entry.chainHead };
}

function settleOne(state: TerminalState, result: Result): TerminalState {
  const bill = state.open.find((open) => open.actu === result.actu);
  if (!bill) return state;
  const placed = (place: OpenBill['place'], reason: string | null = null): OpenBill[] =>
    state.open.map((open) => (open === bill ? { ...bill, place, reason } : open));
  switch (result.state) {
    case 'accepted':
      return {
        ...state,
        open: state.open.filter((open) => open !== bill),
        accepted: state.accepted + 1,
        lastDocument: acceptLast(state.lastDocument, result),
        certificateError: resolveCertificateError(result.errors) ?? state.certificateError,
      };
    case 'waiting':
      return { ...state, open: placed('there') };
    case 'not-known':
      return { ...state, open: placed('here') };
    case 'refused':
      return {
        ...state,
        open: placed(isRebuildable(result, bill.rebuilds) ? 'refused' : 'stuck', refusalReason(result)),
        refused: state.refused + 1,
        certificateError: resolveCertificateError(result.errors) ?? state.certificateError,
      };
  }
}

function addPrinted(state: TerminalState, entry: Entry<'printed'>): TerminalState {
  const unprinted = state.unprinted.filter((bill) => bill.actu !== entry.actu && bill.noTrans !== entry.noTrans);
  // that a new bill was printed is stated by the bill itself; a reproduction is an event of its own
  if (entry.document === 'FAC') return { ...state, unprinted };
  const { id, at, noTrans, document } = entry;
  return {
    ...state,
    unprinted,
    events: [...state.events, { id, occurredAt: at, event: 'document-produced', noTrans, document }],
  };
}
