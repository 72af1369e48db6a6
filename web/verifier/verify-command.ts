import { open, readdir, readFile, stat } from 'node:fs/promises';
import { describeReport } from './describe-report.ts';
import { openArchive, openFolder, type ChosenFile } from './open-bundle.ts';
import { NoBundle, verdictOf, type ProofReport } from './proof-report.ts';
import { verifyBundle } from './verify-bundle.ts';
import { wordsEn } from './words.en.ts';
import { wordsFr } from './words.fr.ts';

/*
 * node verify.mjs proof.zip
 *
 * Takes the ZIP file, or the folder that it was unpacked to. Ends with 0 when all is right, 1 when something is wrong, naming the bill,
 * 2 when it cannot be read; of several, with the worst of them.
 * In French where LANG or LC_ALL begins with fr, or with --fr; in English with --en.
 */
const places = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const speaksFrench =
  process.argv.includes('--fr') || (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').startsWith('fr');
const words = speaksFrench && !process.argv.includes('--en') ? wordsFr : wordsEn;

const verifyPlace = async (place: string): Promise<ProofReport> =>
  (await stat(place)).isDirectory() ? verifyBundle(openFolder(await listFiles(place))) : verifyFile(place);

async function verifyFile(file: string): Promise<ProofReport> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (start: number, end: number): Promise<Uint8Array<ArrayBuffer>> => {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      await handle.read(bytes, 0, bytes.length, start);
      return bytes;
    };
    return await verifyBundle(await openArchive({ size, read }));
  } finally {
    await handle.close();
  }
}

async function listFiles(folder: string, path = ''): Promise<ChosenFile[]> {
  const listed: ChosenFile[] = [];
  for (const entry of await readdir(`${folder}/${path}`, { withFileTypes: true })) {
    const inside = `${path}${entry.name}`;
    if (entry.isDirectory()) listed.push(...(await listFiles(folder, `${inside}/`)));
    else listed.push(await chosenFile(`${folder}/${inside}`, inside));
  }
  return listed;
}

const chosenFile = async (file: string, path: string): Promise<ChosenFile> => ({
  path,
  size: (await stat(file)).size,
  read: async () => new Uint8Array(await readFile(file)),
});

async function verifyAndSay(place: string): Promise<number> {
  if (places.length > 1) process.stdout.write(`${place}\n`);
  try {
    const report = await verifyPlace(place);
    process.stdout.write(`${describeReport(report, words).join('\n')}\n\n`);
    return verdictOf(report);
  } catch (error) {
    const reason = error instanceof NoBundle || !(error instanceof Error) ? '' : ` (${error.message})`;
    process.stderr.write(`${words.noBundle}${reason}\n`);
    return 2;
  }
}

async function run(): Promise<number> {
  if (places.length === 0) {
    process.stderr.write(`${words.usage}\n`);
    return 2;
  }
  let worst = 0;
  for (const place of places) worst = Math.max(worst, await verifyAndSay(place));
  process.stdout.write([words.limitsTitle, ...words.limits.map((line) => `- ${line}`), ''].join('\n'));
  return worst;
}

process.exitCode = await run();
