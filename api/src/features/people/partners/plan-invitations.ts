import type { InvitationCounts, InvitationOutcome } from '@comptoir/contract/people/invitations';
import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAddressesInUse } from '../registration/invite-to-register.ts';
import { listAddressesWaiting } from './invitations.store.ts';
import type { TypedLine } from './read-invitation-file.ts';

/** A line of a file, and what it would do. */
export interface PlannedLine extends TypedLine {
  readonly outcome: InvitationOutcome;
  readonly firstLine: number | null;
}

/**
 * What a file would do now, line by line, under the scope `system`, which knows the addresses in use. Nothing is written.
 */
export async function planInvitations(
  tx: Transaction,
  { typed, now }: { readonly typed: readonly TypedLine[]; readonly now: Date },
): Promise<{ lines: PlannedLine[]; plan: string }> {
  const emails = [...new Set(typed.filter(({ problems }) => problems.length === 0).map(({ email }) => email))];
  const uses = new Map(
    [...(await listAddressesWaiting(tx, emails)), ...(await findAddressesInUse(tx, { emails, now }))].map(
      ({ email, use }) => [email, use] as const,
    ),
  );
  const first = new Map<string, number>();
  const lines = typed.map((line): PlannedLine => {
    if (line.problems.length > 0) return { ...line, outcome: 'invalid', firstLine: null };
    const firstLine = first.get(line.email) ?? null;
    if (firstLine !== null) return { ...line, outcome: 'repeated', firstLine };
    first.set(line.email, line.line);
    return { ...line, outcome: uses.get(line.email) ?? 'waiting', firstLine: null };
  });
  return { lines, plan: createHash('sha256').update(JSON.stringify(lines)).digest('hex') };
}

/** How many lines stand how. */
export function countLines(lines: readonly { readonly outcome: InvitationOutcome }[]): InvitationCounts {
  const of = (outcome: InvitationOutcome): number => lines.filter((line) => line.outcome === outcome).length;
  return {
    lines: lines.length,
    waiting: of('waiting'),
    invited: of('invited'),
    stopped: of('stopped'),
    invalid: of('invalid'),
    repeated: of('repeated'),
    alreadyInvited: of('already-invited'),
    hasAccount: of('has-account'),
  };
}
