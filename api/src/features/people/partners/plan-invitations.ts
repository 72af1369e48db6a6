import type {
  CheckedInvitations,
  InvitationCounts,
  InvitationOutcome,
  SkippedLine,
} from '@comptoir/contract/people/invitations';
import { createHash } from 'node:crypto';
import { workAside } from '../../../platform/aside/work-aside.ts';
import { readInvitationFile, type GivenFile, type TypedLine } from './read-invitation-file.ts';

/** A line of a file, and what it would do. */
interface PlannedLine extends TypedLine {
  readonly outcome: InvitationOutcome;
  readonly firstLine: number | null;
}

/** Part of a plan that a caller sees, and all of it. */
interface InvitationPlan {
  /** All lines, as JSON: it goes into the database as it is. Null where another plan was wanted. */
  readonly lines: string | null;
  /** The hash by which a plan that has changed shows. */
  readonly plan: string;
  readonly counts: InvitationCounts;
  readonly accepted: CheckedInvitations['accepted'];
  readonly skipped: SkippedLine[];
}

/** `uses`: of addresses that are in use, one a line: how, a blank, and the address. `plan`: the one that is wanted. */
interface GivenPlan extends GivenFile {
  readonly uses: string;
  readonly plan: string | null;
}

/** `planInvitationFile` beside the thread that answers tills. */
export const planInvitationFileAside = (given: GivenPlan): Promise<InvitationPlan> =>
  workAside<typeof planInvitationFile>('planInvitationFile', given);

/** As many as a person looks through; the file of results has all. */
const SHOWN = 100;

/** Plans the effect of a file that can be read, line by line. */
export function planInvitationFile({ uses, plan: wanted, ...given }: GivenPlan): InvitationPlan {
  const read = readInvitationFile(given);
  const planned = planLines(read.ok ? read.value : [], readUses(uses));
  const lines = JSON.stringify(planned);
  const plan = createHash('sha256').update(lines).digest('hex');
  return {
    lines: plan === wanted ? lines : null,
    plan,
    counts: countLines(planned),
    accepted: planned
      .filter(({ outcome }) => outcome === 'waiting')
      .slice(0, SHOWN)
      .map(({ line, companyName, name, email, language }) => ({ line, companyName, name, email, language })),
    skipped: planned
      .filter(({ outcome }) => outcome !== 'waiting')
      .slice(0, SHOWN)
      .map(withoutPerson),
  };
}

const readUses = (uses: string): Map<string, InvitationOutcome> =>
  new Map(
    uses.split('\n').map((line) => {
      const [use = '', email = ''] = line.split(' ');
      return [email, use as InvitationOutcome];
    }),
  );

function planLines(typed: readonly TypedLine[], uses: ReadonlyMap<string, InvitationOutcome>): PlannedLine[] {
  const first = new Map<string, number>();
  return typed.map((line): PlannedLine => {
    if (line.problems.length > 0) return { ...line, outcome: 'invalid', firstLine: null };
    const firstLine = first.get(line.email) ?? null;
    if (firstLine !== null) return { ...line, outcome: 'repeated', firstLine };
    first.set(line.email, line.line);
    return { ...line, outcome: uses.get(line.email) ?? 'waiting', firstLine: null };
  });
}

const withoutPerson = ({ line, companyName, email, outcome, problems, firstLine }: PlannedLine): SkippedLine => ({
  line,
  companyName,
  email,
  outcome,
  problems: [...problems],
  firstLine,
});

/** Counts the lines by outcome. */
function countLines(lines: readonly { readonly outcome: InvitationOutcome }[]): InvitationCounts {
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
