import { readConfig, type Config } from '../config.ts';

/** Reads the settings of commands beside the server, in production as in the demo: the database and the keys alone. */
export const readCommandConfig = (env: Readonly<Record<string, string | undefined>>): Config =>
  readConfig(Object.fromEntries(NEEDED_BY_COMMANDS.map((name) => [name, env[name]])));

const NEEDED_BY_COMMANDS = [
  'DATABASE_URL',
  'DATABASE_MIGRATE_URL',
  'DATA_DIR',
  'LOG_ARCHIVE_DIR',
  'COMPTOIR_SECRET_KEY',
  'COMPTOIR_TOKEN_KEY',
] as const;
