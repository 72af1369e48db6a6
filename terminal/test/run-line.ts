import { runCommand } from '../src/cli/run-command.ts';
import type { TestContext } from './test-context.ts';

/** Runs a command line, as typed; what it printed and what it complained of, with plain spaces. */
export async function runLine(context: TestContext, line: string, environment: Record<string, string> = {}) {
  context.lines.length = 0;
  context.warnings.length = 0;
  const words = Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  const code = await runCommand(words, {
    environment: { COMPTOIR_URL: context.apiUrl, DATA_DIR: context.dataDir, ...environment },
    screen: context.screen,
    now: context.now,
    uptime: context.uptime,
    stop: context.stop,
  });
  const plain = (lines: readonly string[]): string => lines.join('\n').replaceAll('\u00A0', ' ');
  return { code, output: plain(context.lines), warned: plain(context.warnings) };
}
