import { readConfig } from './config.ts';
import { readCommandConfig } from './commands/read-command-config.ts';
import { migrateOnly, planOnly } from './open-postgres.ts';
import { describePlan } from './platform/database/plan-migrations.ts';
import { startRefusal } from './platform/database/embedded-postgres/start-refusal.ts';
import { rebuildSalesOnly } from './commands/rebuild-sales-only.ts';
import { rotateKeysOnly } from './commands/rotate-keys-only.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { openLog } from './platform/open-log.ts';
import { receiveSimulators } from './demo/receive-simulators.ts';

/**
 * Starts the server and reports to the process that started it. Over IPC: `{ ready: true, url }` or `{ failed: sentence }`. In the demo
 * the launcher sends `{ type: 'simulators', … }` while the database is coming up already.
 */
async function main(): Promise<void> {
  process.once('disconnect', abandon);
  if (process.argv.includes('--migrate-only')) return migrateAndEnd();
  if (process.argv.includes('--rotate-keys')) return rotateAndEnd();
  if (process.argv.includes('--rebuild-sales')) return rebuildSalesOnly(readCommandConfig(process.env), { say });
  const config = readConfig(process.env);
  const log = openLog(config);
  const server = await startServer(config, { log, simulators: receiveSimulators(config) });
  process.off('disconnect', abandon);
  stopOn(server);
  tell({ ready: true, url: server.url });
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function migrateAndEnd(): Promise<void> {
  const config = readCommandConfig(process.env);
  const words = process.argv.slice(process.argv.indexOf('--migrate-only') + 1);
  // A word that is passed over would migrate where no one wanted to.
  if (words.length > 1 || (words[0] ?? '--plan') !== '--plan')
    throw startRefusal('Say npm run migrate, or what it would do: npm run migrate -- --plan');
  if (words.length === 1) return describePlan(await planOnly(config, logOfCommand())).forEach((line) => say(line));
  await migrateOnly(config, logOfCommand());
  say('The database has the schema of this Comptoir.');
}

const rotateAndEnd = (): Promise<void> =>
  rotateKeysOnly(readCommandConfig(process.env), {
    removeOld: process.argv.includes('--remove-old'),
    say,
  });

const logOfCommand = () => openLog({ logLevel: 'warn', logFile: null });

/** The launcher is gone before we are up: no one waits for us any more, and the database stops with us. */
function abandon(): void {
  process.exit(1);
}

function stopOn(server: RunningServer): void {
  let stopping: Promise<void> | undefined;
  const stop = (): void => {
    stopping ??= server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The launcher is gone: no one would stop us later.
  process.on('disconnect', stop);
}

function tell(message: { ready: true; url: string } | { failed: string }): void {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}

main().catch((error: unknown) => {
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
  setTimeout(() => process.exit(1), 100);
});
