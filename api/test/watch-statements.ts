import type { Statement } from '../src/platform/database/database.ts';
import type { Statements } from '../src/platform/database/open-statements.ts';

/** Fault of the statement of a group on its way. */
export interface GroupFault {
  /** Before it is sent. */
  readonly before?: (statement: Statement) => Promise<void> | void;
  /** After it was committed and before that is known here. */
  readonly after?: (statement: Statement) => Promise<void> | void;
}

/** Stands between a server and the statements of its groups: notes how many went together, and lets a test disturb them. */
export function watchStatements() {
  const sizes: Record<string, number[]> = {};
  let fault: GroupFault = {};
  const watched = async <Result>(statement: Statement, run: () => Promise<Result>): Promise<Result> => {
    const { name = '' } = statement;
    (sizes[name] ??= []).push(sizeOf(statement));
    await fault.before?.(statement);
    const result = await run();
    await fault.after?.(statement);
    return result;
  };
  return {
    /** Sizes of the groups, by the statement's name. */
    sizes,
    disturb: (next: GroupFault): void => {
      fault = next;
    },
    wrap: (statements: Statements): Statements => ({
      many: (statement) => watched(statement, () => statements.many(statement)),
      write: (statement) => watched(statement, () => statements.write(statement)),
      close: () => statements.close(),
    }),
  };
}

/** A group's values are lists as long as the group; what is said once for all of it is no list. */
function sizeOf({ values = [] }: Statement): number {
  const [first] = Object.values(values);
  return Array.isArray(first) ? first.length : 0;
}
