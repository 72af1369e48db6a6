import { open, readdir, readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readGiven, verdictOf, type Given } from './compare-given.ts';
import { describeReport } from './describe-report.ts';
import { openArchive, openFolder, type ChosenFile } from './open-bundle.ts';
import { NoBundle, type ProofReport } from './proof-report.ts';
import { verifyBundle } from './verify-bundle.ts';
import { wordsEn } from './words.en.ts';
import { wordsFr } from './words.fr.ts';

/*
 * node verify.mjs proof.zip
 *
 * Takes the ZIP file, or the folder that it was unpacked to. `--key` compares the key that it is signed with: its fingerprint, or a file with
 * the key or with a checkpoint.txt that was kept; `--fingerprint` compares 64 digits with the proof's fingerprint, or its key's.
 * Ends with 0 when all is right, 1 when something is wrong, naming the bill, 2 when it cannot be read, 3 when all is right, but under
 * another key, or another proof, than the one given; of several, with the worst: 2, 1, 3, 0.
 * In French where LANG or LC_ALL begins with fr, or with --fr; in English with --en.
 */
const speaksFrench =
  process.argv.includes('--fr') || (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').startsWith('fr');
const words = speaksFrench && !process.argv.includes('--en') ? wordsFr : wordsEn;
const WORST = [2, 1, 3, 0];
const LARGEST_KEY_FILE = 1_000_000;

class BadCall extends Error {}

function readWords() {
  try {
    const many = { type: 'string', multiple: true } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({ allowPositionals: true, options: { key: many, fingerprint: many, fr: flag, en: flag } });
  } catch {
    throw new BadCall(words.options);
  }
}

async function readAllGiven({ key = [], fingerprint = [] }: ReturnType<typeof readWords>['values']): Promise<Given[]> {
  const keys = await Promise.all(key.map(async (text) => (await readGiven(text)) ?? readKeyFile(text)));
  const hashes = await Promise.all(fingerprint.map(readGiven));
  if (keys.includes(null)) throw new BadCall(words.badKey);
  if (hashes.includes(null)) throw new BadCall(words.badFingerprint);
  return [
    ...keys.map((value) => ({ value: value ?? '', against: ['key'] as const })),
    ...hashes.map((value) => ({ value: value ?? '', against: ['fingerprint', 'key'] as const })),
  ];
}

async function readKeyFile(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || found.size > LARGEST_KEY_FILE) return null;
  return readGiven(await readFile(file, 'utf8'));
}

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

async function verifyAndSay(place: string, given: readonly Given[]): Promise<number> {
  try {
    const report = await verifyPlace(place);
    process.stdout.write(`${describeReport(report, given, words).join('\n')}\n\n`);
    return verdictOf(report, given);
  } catch (error) {
    const reason = error instanceof NoBundle || !(error instanceof Error) ? '' : ` (${error.message})`;
    process.stderr.write(`${words.noBundle}${reason}\n`);
    return 2;
  }
}

async function run(): Promise<number> {
  const { positionals: places, values } = readWords();
  if (places.length === 0) throw new BadCall(words.usage);
  const given = await readAllGiven(values);
  const verdicts: number[] = [];
  for (const place of places) {
    if (places.length > 1) process.stdout.write(`${place}\n`);
    verdicts.push(await verifyAndSay(place, given));
  }
  process.stdout.write([words.limitsTitle, ...words.limits.map((line) => `- ${line}`), ''].join('\n'));
  return WORST.find((verdict) => verdicts.includes(verdict)) ?? 0;
}

// who pipes it into something that reads a line only has read what they wanted
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof BadCall)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
