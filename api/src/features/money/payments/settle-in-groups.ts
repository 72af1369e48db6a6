import { inGroups } from '../../../platform/in-groups.ts';
import { settleAttempts, type OutcomeOfAttempt, type SettleDeps } from './settle-attempts.ts';

/** Takes outcomes as they come in, and settles them together. */
export interface GroupSettler {
  /** Takes an outcome. Waits only while too many others wait to be written. */
  put(outcome: OutcomeOfAttempt): Promise<void>;
  /** Waits until all were written. @throws the first failure there was, after everything else */
  end(): Promise<void>;
}

/** No more than this are held: the lanes go on when they are written. */
const MOST_HELD = 64;

/**
 * Settles outcomes in groups. An outcome that cannot be written holds up no other: its attempt is asked about when its lease has run
 * out.
 */
export function settleInGroups(deps: SettleDeps): GroupSettler {
  const failures: unknown[] = [];
  const held = new Set<Promise<void>>();
  const settle = inGroups<OutcomeOfAttempt, null>({
    together: async (group) => {
      await settleAttempts(deps, group);
      return group.map(() => null);
    },
  });
  const hold = async (outcome: OutcomeOfAttempt): Promise<void> => {
    try {
      await settle(outcome);
    } catch (error) {
      failures.push(error);
    }
  };
  const untilWritten = async (): Promise<void> => void (await Promise.all(held));
  return {
    put: async (outcome) => {
      const writing = hold(outcome).finally(() => held.delete(writing));
      held.add(writing);
      if (held.size > MOST_HELD) await untilWritten();
    },
    end: async () => {
      await untilWritten();
      if (failures.length > 0) throw failures[0];
    },
  };
}
