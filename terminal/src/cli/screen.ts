import { createInterface } from 'node:readline/promises';
import type { Screen } from '../context.ts';

/** The screen of a shell. */
export function openScreen(): Screen {
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
