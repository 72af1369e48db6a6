import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { PlannedStep } from '../journal/unpaid-bill.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import type { BillContent } from './compose-bill.ts';
import { signBill, type Draft } from './sign-bill.ts';

/** A bill that is made with others. `refersTo`: the one among them that it names, by its index. */
export interface PlannedDraft extends Draft {
  readonly refersTo?: number | null;
}

/**
 * Writes down bills that belong together before the first of them is signed: parts of a split bill, a reverse and its correction. A crash
 * between two of them is made up for by `finishPlan`, so that no order is lost in the middle.
 */
export async function planBills(terminal: Terminal, drafts: readonly PlannedDraft[]): Promise<void> {
  await terminal.journal.append({ kind: 'planned', id: crypto.randomUUID(), steps: drafts.map(stepOf) });
}

/** Signs what is left of a plan, if there is one. */
export async function finishPlan(terminal: Terminal, now: Date): Promise<void> {
  while ((await signNextStep(terminal, now)) !== null);
}

/** Signs the next bill of a plan; null when none is left. */
export async function signNextStep(terminal: Terminal, now: Date): Promise<Transaction | null> {
  const { plan } = terminal.journal.state;
  const step = plan?.steps[plan.signed.length];
  if (plan === null || step === undefined) return null;
  const named = step.refersTo === null ? undefined : plan.signed[step.refersTo];
  return signBill(terminal, { ...draftOf(terminal, step, named), plan: plan.id }, now);
}

const stepOf = ({ content, origin, unpaid, closes = [], refersTo = null, ...rest }: PlannedDraft): PlannedStep => ({
  content: JSON.stringify(content),
  origin,
  ...(unpaid === undefined ? {} : { unpaid }),
  closes: [...closes],
  refersTo,
  ...(rest.signs === undefined ? {} : { signs: rest.signs }),
  ...(rest.creditedLines === undefined ? {} : { creditedLines: [...rest.creditedLines] }),
});

type Reference = NonNullable<BillContent['refs']>[number];

/** A step as it is signed now: with the certificate and the software of now. */
function draftOf({ record }: Terminal, step: PlannedStep, named: Reference | undefined): Draft {
  const content = JSON.parse(step.content) as BillContent;
  return {
    content: {
      ...content,
      ...(named === undefined ? {} : { refs: [named] }),
      emprCertifSEV: record.certificate.thumbprint,
      SEV: record.configuration.software,
    },
    origin: step.origin,
    unpaid: step.unpaid,
    closes: step.closes,
    signs: step.signs,
    creditedLines: step.creditedLines,
  };
}
