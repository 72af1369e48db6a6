import { lineText } from '@comptoir/domain/base/activity-log/log-head';
import { archivePath, checkArchive, monthSpan } from '../features/base/activity-log/archive-file.ts';
import { listArchives } from '../features/base/activity-log/log-archives.store.ts';
import { readSealedLines, type LogPlaces } from '../features/base/activity-log/read-sealed-lines.ts';
import { verifyLog } from '../features/base/activity-log/verify-log.ts';
import { findEmbedded } from './find-embedded.ts';
import { openDatabase, withPatience } from '../platform/database/database.ts';
import { readCommandConfig } from './read-command-config.ts';

const PATIENCE_MS = 10 * 60_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Command = (places: LogPlaces, words: readonly string[]) => Promise<boolean>;

/** Commands on the activity log of a running Comptoir, beside it: each returns true when all is well. Nothing is written. */
const COMMANDS: Readonly<Record<string, Command>> = {
  verify: async (places) => {
    const { days, faults } = await verifyLog(places, { night: null });
    for (const fault of faults) say(JSON.stringify(fault));
    say(`${days} sealed days: ${faults.length === 0 ? 'all hold' : `${faults.length} DO NOT HOLD`}`);
    return faults.length === 0;
  },
  archives: async ({ database, folder }) => {
    const archives = await database.transaction({ role: 'system' }, (tx) => listArchives(tx));
    let areWhole = true;
    for (const { month, lines, lastId, sha256 } of archives) {
      const found = await checkArchive(archivePath(folder, month)).catch((error: Error) => error.message);
      const isWhole = typeof found !== 'string' && found.sha256 === sha256 && found.lines === lines;
      say(JSON.stringify({ month: month.slice(0, 7), lines, lastId, sha256, ...(isWhole ? {} : { fault: found }) }));
      areWhole &&= isWhole;
    }
    say(`${archives.length} months in ${folder}: ${areWhole ? 'all whole' : 'NOT ALL WHOLE'}`);
    return areWhole;
  },
  read: async (places, [month = '', merchantId = '', ...rest]) => {
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) || !/^[0-9a-f-]{36}$/i.test(merchantId) || rest.length > 0)
      throw new Error('Say which month, and whose: npm run log -- read 2019-06 <id of the merchant>');
    for await (const { line } of readSealedLines(places, { merchantId, ...monthSpan(`${month}-01`) }))
      process.stdout.write(lineText(line));
    return true;
  },
};

async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new Error('Say what is wanted of the log: npm run log -- verify, archives, or read');
  const config = readCommandConfig(process.env);
  const database = openDatabase(config.databaseUrl ?? (await findEmbedded(config)), { connections: 2 });
  try {
    const places = { database: withPatience(database, PATIENCE_MS), folder: config.logArchiveDir };
    process.exitCode = (await command(places, words)) ? 0 : 1;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
