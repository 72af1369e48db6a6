import { existsSync } from 'node:fs';
import path from 'node:path';
import { sayRestored } from '../platform/continuity/restored-flag.ts';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import { reachDatabase } from '../platform/database/reach-database.ts';
import { makePrivateFolder } from '../platform/make-private-folder.ts';
import { EN, type BackupTexts } from './backup.en.ts';
import { FR } from './backup.fr.ts';
import { checkBackup, checkDump, checkServed } from './check-backup.ts';
import { isSound } from './check-database.ts';
import { checkNumbers } from './check-numbers.ts';
import { findGiven } from './given/given-database.ts';
import { listRestoredLanes } from './database-facts.queries.ts';
import { logArchiveOf } from './kept-files.ts';
import { makeBackup } from './make-backup.ts';
import { asServing, openCluster, withClient } from './open-cluster.ts';
import { printCheck, printKnown } from './print-check.ts';
import { readEnvironment, type Given } from '../read-environment.ts';
import { restoreBackup } from './restore-backup.ts';

/** A command with what it was given: words, settings and the language to answer in. */
interface Call {
  readonly words: readonly string[];
  readonly dataDir: string;
  readonly env: Given;
  readonly texts: BackupTexts;
}

type Command = (call: Call) => Promise<boolean> | boolean;

/** `npm run backup`, `restore`, `restore:check` and `restored`: each says whether all is well. */
const COMMANDS: Readonly<Record<string, Command>> = {
  backup: async ({ words, dataDir, env, texts }) => {
    if (words.length > 1) throw startRefusal(texts.usage.backup);
    const now = new Date();
    // Beside the data folder: anyone who begins again deletes that.
    const preset = path.join(`${dataDir}.backups`, now.toISOString().replaceAll(':', '-'));
    const target = path.resolve(words[0] ?? preset);
    const version = env['COMPTOIR_VERSION'] ?? '?';
    const input = { dataDir, target, version, env, now, given: findGiven(env) };
    const { lanes, counts, keys, given } = await makeBackup(input, texts);
    say(texts.made(target));
    say(texts.holds(counts['transactions'] ?? 0, lanes.length, given !== undefined));
    say(texts.keysApart(keys.secret, keys.token));
    say(texts.tillsApart);
    return true;
  },
  restore: async ({ words, dataDir, env, texts }) => {
    const given = findGiven(env);
    const flag = given ? '--elsewhere' : '--replace';
    const [backup, ...rest] = words.filter((word) => word !== flag);
    if (!backup || rest.length > 0) throw startRefusal(texts.usage[given ? 'restoreGiven' : 'restore']);
    const said = { replace: words.includes('--replace'), elsewhere: words.includes('--elsewhere') };
    const input = { backup: path.resolve(backup), dataDir, ...said, given, env, now: new Date() };
    const { manifest, movedTo, missing } = await restoreBackup(input, texts);
    say(texts.restored(manifest.madeAt));
    if (movedTo) say(texts.movedTo(movedTo));
    if (missing !== null) say(texts.missing(missing));
    say(texts.nextStart);
    return true;
  },
  'restore:check': async (call) => {
    const { words, env, texts } = call;
    const [backup, ...rest] = words;
    const databaseUrl = env['DATABASE_URL'];
    if (databaseUrl && words.length === 0) return checkGiven(call, databaseUrl);
    if (!backup || rest.length > 0) throw startRefusal(texts.usage['restore:check']);
    const given = findGiven(env);
    const folder = path.resolve(backup);
    const found = await (given ? checkDump({ backup: folder, given, env }, texts) : checkBackup(folder, texts));
    say(printCheck(found, texts));
    return isSound(found.check);
  },
  restored: async (call) => {
    const { words, dataDir, texts } = call;
    if (words.length > 1 || (words[0] ?? '--list') !== '--list') throw startRefusal(texts.usage.restored);
    if (words.length === 1) return listKnown(call);
    makePrivateFolder(dataDir);
    sayRestored(dataDir, { reason: 'said', dataUntil: null });
    say(texts.said);
    return true;
  },
};

async function checkGiven({ dataDir, env, texts }: Call, url: string): Promise<boolean> {
  await reachDatabase('DATABASE_URL', url);
  const check = await checkServed({ url, dataDir, logArchiveDir: logArchiveOf(dataDir, env), now: new Date() });
  say(printCheck({ manifest: null, check }, texts));
  return isSound(check);
}

/** Prints the traces that a restore has left in the database of these settings, which nothing else need have open. */
async function listKnown({ dataDir, env, texts }: Call): Promise<boolean> {
  const given = env['DATABASE_URL'];
  if (!given && !existsSync(path.join(dataDir, 'postgres'))) throw startRefusal(texts.noDatabase(dataDir));
  if (given) await reachDatabase('DATABASE_URL', given);
  const cluster = given ? { url: given, close: async () => {} } : await openCluster(dataDir);
  try {
    const known = await withClient(asServing(cluster.url), async (client) => ({
      numbers: await checkNumbers(client),
      restored: await listRestoredLanes(client),
    }));
    const lines = printKnown(known, texts.check, Infinity);
    say(lines.length === 0 ? texts.nothingKnown : lines.join('\n'));
  } finally {
    await cluster.close();
  }
  return true;
}

async function main([name = '', ...given]: readonly string[], env: Given): Promise<boolean> {
  const { words, texts } = readLanguage(given, env);
  const command = COMMANDS[name];
  if (!command) throw startRefusal(`There is no command "${name}": ${Object.keys(COMMANDS).join(', ')}.`);
  return command({ words, dataDir: path.resolve(env['DATA_DIR'] || '.data'), env, texts });
}

/** `--lang fr|en`, or else the language of the environment. */
function readLanguage(given: readonly string[], env: Given) {
  const at = given.indexOf('--lang');
  const lang = at < 0 ? env['LC_ALL'] || env['LANG'] || '' : (given[at + 1] ?? '');
  const words = at < 0 ? given : given.toSpliced(at, 2);
  return { words, texts: lang.toLowerCase().startsWith('fr') ? FR : EN };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  try {
    process.exitCode = (await main(process.argv.slice(2), readEnvironment(process.env))) ? 0 : 1;
  } catch (error) {
    const isRefusal = error instanceof Error && error.name === 'StartRefusal';
    process.stderr.write(`\n${isRefusal ? error.message : String(error instanceof Error ? error.stack : error)}\n\n`);
    process.exitCode = 1;
  }
}

await run();
