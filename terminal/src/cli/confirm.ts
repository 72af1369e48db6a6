import type { Context } from '../context.ts';
import { TerminalError } from '../terminal-error.ts';
import type { Arguments } from './read-arguments.ts';

/**
 * Asks a person before something that cannot be undone, unless they said `--yes`. Source: SRM-27.
 * @throws TerminalError when they say no, or when there is no one to ask
 */
export async function confirm({ screen }: Context, args: Arguments, question: string): Promise<void> {
  if (args.flag('yes')) return;
  const answer = await screen.ask(question);
  if (answer === null) throw new TerminalError((texts) => texts.sayYes());
  if (!/^(o|oui|y|yes)$/i.test(answer.trim())) throw new TerminalError((texts) => texts.notDone());
}
