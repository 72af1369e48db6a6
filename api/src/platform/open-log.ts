import { chmodSync } from 'node:fs';
import { pino, type Logger } from 'pino';

interface LogSettings {
  readonly logLevel: string;
  /** Null for the standard error. */
  readonly logFile: string | null;
}

/** The log says who came from where: its file is for the user who runs the server alone, also one that was there before. */
const OWNER_ONLY = 0o600;

/** Opens the log. Each line is written before the program goes on, so that the last one is there too. */
export function openLog({ logLevel, logFile }: LogSettings): Logger {
  const destination = pino.destination({ dest: logFile ?? 2, sync: true, mkdir: true, mode: OWNER_ONLY });
  if (logFile) chmodSync(logFile, OWNER_ONLY);
  return pino({ level: logLevel }, destination);
}
