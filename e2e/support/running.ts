import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of a running Comptoir. */
export interface Running {
  readonly pid: number;
  readonly portalUrl: string;
  readonly authorityControlUrl: string;
  readonly mailboxControlUrl: string;
  readonly mailboxPageUrl: string;
  readonly cloverPageUrl: string;
}

/** Reads the addresses of the Comptoir of this folder. @throws Error when none is running */
export async function getRunning(dataDir: string): Promise<Running> {
  return JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as Running;
}

/** The folder of the Comptoir that a worker's journeys visit. */
export function dataDirOf(worker: number | string): string {
  const home = process.env['JOURNEYS_DIR'];
  if (!home) throw new Error('No Comptoir was started for the journeys.');
  return join(home, String(worker));
}

/** The folder of the Comptoir that this worker's journeys visit: one each, because some shut its authority down. */
export const theDataDir = (): string => dataDirOf(process.env['TEST_PARALLEL_INDEX'] ?? '0');

/** The environment of a program that is run for a Comptoir: this worker's, unless another is named. */
export const environment = (dataDir = theDataDir()): NodeJS.ProcessEnv => ({ ...process.env, DATA_DIR: dataDir });
