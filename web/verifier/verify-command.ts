import { open } from 'node:fs/promises';
import { describeReport } from './describe-report.ts';
import { NoBundle } from './proof-report.ts';
import { verifyBundle } from './verify-bundle.ts';
import { wordsEn } from './words.en.ts';
import { wordsFr } from './words.fr.ts';

/*
 * node verify.mjs proof.zip
 *
 * Ends with 0 when all is right, 1 when something is wrong, naming the bill, 2 when the file cannot be read; of several files, with the
 * worst of them.
 * In French where LANG or LC_ALL begins with fr, or with --fr; in English with --en.
 */
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const speaksFrench =
  process.argv.includes('--fr') || (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').startsWith('fr');
const words = speaksFrench && !process.argv.includes('--en') ? wordsFr : wordsEn;

async function verifyFile(file: string): Promise<{ exitCode: number; lines: readonly string[] }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (start: number, end: number): Promise<Uint8Array<ArrayBuffer>> => {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      await handle.read(bytes, 0, bytes.length, start);
      return bytes;
    };
    const report = await verifyBundle({ size, read });
    return { exitCode: report.faultCount === 0 ? 0 : 1, lines: describeReport(report, words) };
  } finally {
    await handle.close();
  }
}

async function verifyAndSay(file: string): Promise<number> {
  if (files.length > 1) process.stdout.write(`${file}\n`);
  try {
    const { exitCode, lines } = await verifyFile(file);
    process.stdout.write(`${lines.join('\n')}\n\n`);
    return exitCode;
  } catch (error) {
    const reason = error instanceof NoBundle || !(error instanceof Error) ? '' : ` (${error.message})`;
    process.stderr.write(`${words.noBundle}${reason}\n`);
    return 2;
  }
}

async function run(): Promise<number> {
  if (files.length === 0) {
    process.stderr.write(`${words.usage}\n`);
    return 2;
  }
  let worst = 0;
  for (const file of files) worst = Math.max(worst, await verifyAndSay(file));
  process.stdout.write([words.limitsTitle, ...words.limits.map((line) => `- ${line}`), ''].join('\n'));
  return worst;
}

process.exitCode = await run();
