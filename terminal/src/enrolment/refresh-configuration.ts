import type { Context } from '../context.ts';
import { pullMenu } from '../menu/keep-menu.ts';
import { openTerminal, type Terminal } from '../terminal/with-terminal.ts';
import { fetchConfiguration, saveConfiguration } from './fetch-configuration.ts';

/** The terminal with its configuration and menu as Comptoir has them now, such as who may make bills; without an answer, as it was. */
export async function refreshConfiguration(context: Context, terminal: Terminal): Promise<Terminal> {
  const { record, folder } = terminal;
  const answer = await fetchConfiguration(context, terminal);
  if (!answer.ok) return terminal;
  await pullMenu(context, terminal);
  return openTerminal(terminal, await saveConfiguration(context, folder, { record, fetched: answer.value }));
}
