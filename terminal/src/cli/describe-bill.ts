import type { MadeBill } from '../selling/make-bill.ts';
import type { Context } from '../context.ts';
import type { AuthorityError, Result } from '../journal/journal-entry.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TEXTS } from '../texts/language.ts';
import type { NamedDocument, TerminalTexts } from '../texts/terminal.fr.ts';

/** Describes the outcome of a bill that was just made, and of those rebuilt with it. */
export function describeBill(context: Context, terminal: Terminal, made: MadeBill): string[] {
  const texts = TEXTS[context.language].terminal;
  const refusal = made.submitted.refusal;
  return [
    describeOutcome({ context, terminal, made, texts }),
    ...(refusal === null ? [] : [TEXTS[context.language].errors.refusedBy(refusal, [])]),
    ...(made.submitted.isApart ? [texts.apart(terminal.name)] : []),
    ...(made.submitted.isClockAhead ? [texts.clockAhead()] : []),
    ...made.rebuilt.map(({ refused, replacement }) => texts.rebuilt(refused, replacement)),
  ];
}

/** Describes what else a person must know: that no one has begun, bills never printed, and bills that wait for too long. */
export function describeNotes(context: Context, terminal: Terminal): string[] {
  const texts = TEXTS[context.language].terminal;
  const { requireShift } = terminal.record.configuration;
  const unnamed = isUnnamed(terminal) ? [texts.shift.none(requireShift)] : [];
  return [...unnamed, ...describeLeft(context, terminal)];
}

/** The same at the end of a shift, when no one is to have begun. */
export function describeLeft(context: Context, terminal: Terminal): string[] {
  const texts = TEXTS[context.language].terminal;
  const { open, unprinted } = terminal.journal.state;
  const [oldest] = open;
  const hours = oldest ? Math.floor((context.now().getTime() - Date.parse(oldest.signedAt)) / 3_600_000) : 0;
  return [
    ...unprinted.map(({ noTrans }) => texts.unprinted(noTrans)),
    ...(hours >= WARN_AFTER_HOURS ? [texts.oldWaiting(hours)] : []),
  ];
}

/** True when bills name no one, though there is someone to name. */
const isUnnamed = ({ record, journal }: Terminal): boolean =>
  journal.state.shift === null && record.configuration.employees.length > 0;

/** Half of the 48 hours within which the authority must have a bill. Source: SRM-2. */
const WARN_AFTER_HOURS = 24;

interface Described {
  readonly context: Context;
  readonly terminal: Terminal;
  readonly made: MadeBill;
  readonly texts: TerminalTexts;
}

function describeOutcome(about: Described): string {
  const { texts, made } = about;
  const { result, submitted } = made;
  if (result?.state === 'accepted') return describeAccepted(about, result);
  if (result?.state === 'refused') return describeRefused(about, result);
  if (result?.state === 'waiting') return texts.waitingThere(nameOf(about), submitted.stillWaiting);
  const queued = about.terminal.journal.state.open.filter(({ place }) => place === 'here').length;
  return submitted.contact === 'unreachable'
    ? texts.waitingHere(nameOf(about), queued)
    : texts.notTaken(nameOf(about), queued);
}

const nameOf = ({ made, texts }: Described): string => texts.named(made.bill.noTrans, documentOf(made.bill));

/** Returns the kind of document that a bill is to a person. */
function documentOf({ typTrans, modImpr, formImpr, mont, modPai }: MadeBill['bill']): NamedDocument {
  const isCredit = mont.apresTax.startsWith('-');
  if (modImpr === 'ANN') return 'abandoned';
  if (modImpr === 'PSP') return 'unpaid';
  if (typTrans === 'RFER' && formImpr === 'NON' && modPai !== 'AUC' && isCredit) return 'reverse';
  if (typTrans === 'SOUM') return 'quote';
  if (typTrans === 'ESTM') return 'estimate';
  return isCredit ? 'credit-note' : 'bill';
}

function describeRefused(about: Described, { errors }: Extract<Result, { state: 'refused' }>): string {
  const { terminal, made, texts } = about;
  const bill = terminal.journal.state.open.find(({ actu }) => actu === made.bill.signa.actu);
  const reason = errors.length > 0 ? listErrors(about, errors) : texts.reason(bill?.reason ?? '');
  return bill?.place === 'stuck' ? texts.stuck(nameOf(about), reason) : texts.refused(nameOf(about), reason);
}

function describeAccepted(about: Described, result: Extract<Result, { state: 'accepted' }>): string {
  const { texts } = about;
  if (result.errors.length > 0) return texts.receivedWithErrors(nameOf(about), listErrors(about, result.errors));
  return result.psiNoTrans === null
    ? texts.acceptedInLot(nameOf(about), result.noLot ?? '')
    : texts.accepted(nameOf(about), result.psiNoTrans);
}

/** Every error, for the law wants each shown: id, code and what it means. Source: SRM-39. */
const listErrors = ({ context }: Described, errors: readonly AuthorityError[]): string =>
  errors
    .map(({ id, codRetour, message, explanation }) => {
      const code = codRetour === null ? '' : `[${codRetour}]`;
      return `${id}${code} ${explanation?.[context.language] ?? message}`;
    })
    .join(' ');
