import { settleAttempts, type OutcomeOfAttempt, type SettleDeps } from './settle-attempts.ts';

/** Takes outcomes as they come in, and settles them together. */
export interface GroupSettler {
  /** Takes an outcome. Waits only while too many others wait to be written. */
  put(outcome: OutcomeOfAttempt): Promise<void>;
  /** Waits until all were written. @throws the first failure there was, after everything else */
  end(): Promise<void>;
}

/** No more than this wait: the lanes go on when they are written. */
const MOST_WAITING = 64;

/**
 * Settles outcomes in groups: what comes in while a group is being written is the next one, so that a busy midnight commits
 * seldom and a quiet one at once. An outcome that cannot be written holds up no other: its attempt is asked about when its
 * lease has run out.
 */
export function settleInGroups(deps: SettleDeps): GroupSettler {
  const waiting: OutcomeOfAttempt[] = [];
  const failures: unknown[] = [];
  let writing: Promise<void> | null = null;
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) failures.push(...(await settleGroup(deps, waiting.splice(0))));
    writing = null;
  };
  return {
    put: async (outcome) => {
      waiting.push(outcome);
      writing ??= writeAll();
      if (waiting.length >= MOST_WAITING) await writing;
    },
    end: async () => {
      await writing;
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Settles some at once, or, when that fails, one by one. Returns the failures of those that could not be settled at all. */
async function settleGroup(deps: SettleDeps, group: readonly OutcomeOfAttempt[]): Promise<unknown[]> {
  try {
    await settleAttempts(deps, group);
    return [];
  } catch (error) {
    if (group.length === 1) return [error];
    const failures: unknown[] = [];
    for (const outcome of group) failures.push(...(await settleGroup(deps, [outcome])));
    return failures;
  }
}
