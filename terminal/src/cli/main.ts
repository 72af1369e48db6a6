import { createInterface } from 'node:readline/promises';
import { readUptime } from '../node/read-uptime.ts';
import { runCommand } from './run-command.ts';
import type { Screen } from '../context.ts';

const words = process.argv.slice(2);
const stop = new AbortController();
// a rush ends when a person wants it to, with its summary; the second Ctrl-C ends everything
if (words[0] === 'simulate') process.once('SIGINT', () => stop.abort());

process.exitCode = await runCommand(words, {
  environment: process.env,
  screen: openScreen(),
  now: () => new Date(),
  uptime: readUptime,
  stop: stop.signal,
});

/** The screen of a shell. */
function openScreen(): Screen {
  const { stdin, stdout, stderr } = process;
  const isInteractive = stdout.isTTY;
  return {
    columns: isInteractive ? stdout.columns : null,
    isInteractive,
    print: (line) => void stdout.write(`${line}\n`),
    warn: (line) => void stderr.write(`${line}\n`),
    progress: (line) => {
      if (isInteractive) stdout.write(`\r\u001B[2K${line.slice(0, stdout.columns - 1)}`);
    },
    ask: async (question) => {
      if (!stdin.isTTY || !stdout.isTTY) return null;
      const prompt = createInterface({ input: stdin, output: stdout });
      try {
        return await prompt.question(question);
      } finally {
        prompt.close();
      }
    },
  };
}
