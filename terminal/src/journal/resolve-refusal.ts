import type { Result } from './journal-entry.ts';

type Refused = Extract<Result, { state: 'refused' }>;

/** Most rebuilds of a bill before a person must look: what fails three times fails for its content. */
const MAX_REBUILDS = 3;

/** True when rebuilding a refused bill can help. It cannot while the certificate or the terminal itself is what is refused. */
export function isRebuildable(result: Refused, rebuilds: number): boolean {
  if (rebuilds >= MAX_REBUILDS) return false;
  return result.reason === null || !HOPELESS.has(result.reason);
}

/** The refusal in one word: the relay's reason, or the authority's error as `id[codRetour]`. */
export function refusalReason(result: Refused): string {
  const [error] = result.errors;
  return result.reason ?? (error ? `${error.id}[${error.codRetour ?? ''}]` : 'unknown');
}

const HOPELESS: ReadonlySet<string> = new Set(['foreign-device']);
