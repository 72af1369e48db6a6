import type { MadeBill } from '../billing/make-bill.ts';
import type { Context } from '../context.ts';
import type { AuthorityError, Result } from '../journal/journal-entry.ts';
import type { Till } from '../till/with-till.ts';
import { TEXTS } from '../texts/language.ts';
import type { TillTexts } from '../texts/till.fr.ts';

/** What became of a bill that was just made, and of those made anew with it. */
export function describeBill(context: Context, till: Till, made: MadeBill): string[] {
  const texts = TEXTS[context.language].till;
  const refusal = made.handed.refusal;
  return [
    describeOutcome({ context, till, made, texts }),
    ...(refusal === null ? [] : [TEXTS[context.language].errors.refusedBy(refusal, [])]),
    ...(made.handed.isApart ? [texts.apart(till.name)] : []),
    ...(made.handed.isClockAhead ? [texts.clockAhead()] : []),
    ...made.rebuilt.map(({ refused, anew }) => texts.rebuilt(refused, anew)),
  ];
}

/** What else a person must know: bills that were never printed, and bills that wait for too long. */
export function describeNotes(context: Context, till: Till): string[] {
  const texts = TEXTS[context.language].till;
  const { open, unprinted } = till.journal.state;
  const [oldest] = open;
  const hours = oldest ? Math.floor((context.now().getTime() - Date.parse(oldest.signedAt)) / 3_600_000) : 0;
  return [
    ...unprinted.map(({ noTrans }) => texts.unprinted(noTrans)),
    ...(hours >= WARN_AFTER_HOURS ? [texts.oldWaiting(hours)] : []),
  ];
}

/** Half of the 48 hours within which the authority must have a bill. Source: design §5 "48 hours". */
const WARN_AFTER_HOURS = 24;

interface Told {
  readonly context: Context;
  readonly till: Till;
  readonly made: MadeBill;
  readonly texts: TillTexts;
}

function describeOutcome(told: Told): string {
  const { texts, made } = told;
  const { result, handed } = made;
  if (result?.state === 'accepted') return describeAccepted(told, result);
  if (result?.state === 'refused') return describeRefused(told, result);
  if (result?.state === 'waiting') return texts.waitingThere(nameOf(told), handed.stillWaiting);
  const queued = told.till.journal.state.open.filter(({ place }) => place === 'here').length;
  return handed.contact === 'unreachable'
    ? texts.waitingHere(nameOf(told), queued)
    : texts.notTaken(nameOf(told), queued);
}

const nameOf = ({ made, texts }: Told): string =>
  texts.named(made.transaction.noTrans, made.transaction.mont.apresTax.startsWith('-'));

function describeRefused(told: Told, { errors }: Extract<Result, { state: 'refused' }>): string {
  const { till, made, texts } = told;
  const bill = till.journal.state.open.find(({ actu }) => actu === made.transaction.signa.actu);
  const reason = errors.length > 0 ? listErrors(told, errors) : texts.reason(bill?.reason ?? '');
  return bill?.place === 'stuck' ? texts.stuck(nameOf(told), reason) : texts.refused(nameOf(told), reason);
}

function describeAccepted(told: Told, result: Extract<Result, { state: 'accepted' }>): string {
  const { texts } = told;
  if (result.errors.length > 0) return texts.receivedWithErrors(nameOf(told), listErrors(told, result.errors));
  return result.psiNoTrans === null
    ? texts.acceptedInLot(nameOf(told), result.noLot ?? '')
    : texts.accepted(nameOf(told), result.psiNoTrans);
}

/** Every error, for the law wants each shown: id, code and what it means. Source: facts §13.1. */
const listErrors = ({ context }: Told, errors: readonly AuthorityError[]): string =>
  errors
    .map(({ id, codRetour, message, explanation }) => {
      const code = codRetour === null ? '' : `[${codRetour}]`;
      return `${id}${code} ${explanation?.[context.language] ?? message}`;
    })
    .join(' ');
