import type { Context } from '../context.ts';
import type { Arguments, ArgumentShape } from './read-arguments.ts';

/** A word of the command line, what it understands and what it does. */
export interface Command {
  readonly shape: ArgumentShape;
  run(context: Context, args: Arguments): Promise<void>;
}
