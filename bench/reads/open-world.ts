import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startComptoir, type RunningComptoir } from '../relay/start-comptoir.ts';
import { addReaders, listReaders, type Reader } from './add-readers.ts';

/** What is measured: the built server and the floor, both on one PostgreSQL that holds many rows of many merchants. */
export interface World {
  readonly comptoir: RunningComptoir;
  readonly floorUrl: string;
  readonly readers: readonly Reader[];
  /** Of the database's owner. */
  readonly client: pg.Client;
}

interface WorldPlan {
  readonly what: 'bills' | 'log';
  readonly merchants: number;
  readonly addRows: (client: pg.Client) => Promise<void>;
  /** Where the data is kept for the next time; without it, it is gone afterwards. */
  readonly folder: string | undefined;
}

/** Makes the data, starts both programs, and stops them whatever happens. */
export async function withWorld(plan: WorldPlan, measure: (world: World) => Promise<void>): Promise<void> {
  const dataDir = plan.folder ?? mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
  mkdirSync(dataDir, { recursive: true });
  const isFilled = existsSync(join(dataDir, 'postgres'));
  try {
    const comptoir = await startComptoir(dataDir);
    const client = new pg.Client({ connectionString: comptoir.postgresUrl });
    await client.connect();
    try {
      if (!isFilled) {
        await addReaders(client, plan.merchants);
        await plan.addRows(client);
      }
      const readers = await listReaders(client, dataDir);
      const floor = await startFloor([comptoir.postgresUrl, dataDir, plan.what]);
      try {
        await measure({ comptoir, floorUrl: floor.url, readers, client });
      } finally {
        floor.stop();
      }
    } finally {
      await client.end();
      await comptoir.stop();
    }
  } finally {
    if (!plan.folder) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startFloor(words: readonly string[]): Promise<{ url: string; stop: () => void }> {
  const program = join(import.meta.dirname, 'floor-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await new Promise<{ port: number }>((done, fail) => {
    child.once('message', (message) => done(message as { port: number }));
    child.once('exit', (code) => fail(new Error(`the floor ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}
