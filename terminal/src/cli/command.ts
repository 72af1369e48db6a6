import type { Context } from '../context.ts';
import type { Arguments, ArgumentShape } from './read-arguments.ts';

/** The world around a command: a terminal's, and where the data of this machine is. */
export interface CommandContext extends Context {
  readonly dataDir: string;
}

/** A word of the command line, what it understands and what it does. */
export interface Command {
  readonly shape: ArgumentShape;
  run(context: CommandContext, args: Arguments): Promise<void>;
}
