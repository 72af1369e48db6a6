import { findCertifiedAt } from './resolve-certificate.ts';
import { DONE, type Decision, type Missing, type ProgressFacts, type StaffFacts } from './progress-facts.ts';

/** A declaration takes seconds once a till has a certificate; after this it does not come by itself any more. */
const DECLARED_WITHIN_MS = 3_600_000;

/**
 * Done once everybody whom the provider knows may make bills under their name. A merchant who is not at the provider's, or
 * employs no one there, has no one to declare from here: the step is done,
 * and for who is not at the provider's it says so. One who is there but whose employees could never
 * be read is not. Source: SRM-28.
 */
export function resolveEmployees({ staff, devices }: ProgressFacts, now: Date): Decision {
  if (staff.connection === 'none') return { state: 'done', missing: ['employees-elsewhere'], doneAt: null };
  if (!staff.wasRead)
    return staff.connection === 'connected' ? waitFor('employees-reading') : toDo(['provider-sign-in']);
  const wrong = whatIsWrong(staff);
  if (wrong.length > 0) return toDo(wrong);
  if (!staff.waitingSince) return DONE;
  const certifiedAt = findCertifiedAt(devices, now);
  if (!certifiedAt) return { state: 'blocked', missing: ['certificate-first'], doneAt: null };
  const since = Math.max(staff.waitingSince.getTime(), certifiedAt.getTime());
  return now.getTime() - since > DECLARED_WITHIN_MS ? toDo(['employees-waiting-long']) : waitFor('employees-waiting');
}

const whatIsWrong = ({ refused, sameName, renamed }: StaffFacts): Missing[] => [
  ...(refused > 0 ? (['employees-refused'] as const) : []),
  ...(sameName > 0 ? (['employees-same-name'] as const) : []),
  ...(renamed > 0 ? (['employees-renamed'] as const) : []),
];

const toDo = (missing: readonly Missing[]): Decision => ({ state: 'open', missing, doneAt: null });
const waitFor = (missing: Missing): Decision => ({ state: 'waiting', missing: [missing], doneAt: null });
