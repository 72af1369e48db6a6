import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fillDatabase } from '../lib/fill-database.ts';
import { startComptoir, type RunningComptoir } from '../relay/start-comptoir.ts';
import { addReaders, listReaders, type Reader } from './add-readers.ts';

/** World that is measured: the built server and the floor, both on one PostgreSQL that holds many rows of many merchants. */
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
  /** With a client of the database's owner, and the address for more of them. */
  readonly addRows: (client: pg.Client, url: string) => Promise<void>;
  /** Folder that keeps the data for the next time; without it, it is gone afterwards. */
  readonly folder: string | undefined;
}

/** Makes the data, starts both programs, and stops them whatever happens. */
export async function withWorld(plan: WorldPlan, measure: (world: World) => Promise<void>): Promise<void> {
  const dataDir = plan.folder ?? mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
  mkdirSync(dataDir, { recursive: true });
  const isFilled = existsSync(join(dataDir, 'postgres'));
  try {
    if (!isFilled) await fill(dataDir, plan);
    const comptoir = await startComptoir(dataDir);
    const client = new pg.Client({ connectionString: comptoir.postgresUrl });
    await client.connect();
    try {
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

/** Has a Comptoir make its tables, and fills them while it is away. */
async function fill(dataDir: string, plan: WorldPlan): Promise<void> {
  const comptoir = await startComptoir(dataDir);
  await comptoir.stop();
  const startedAt = performance.now();
  await fillDatabase(dataDir, async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await addReaders(client, plan.merchants);
    await plan.addRows(client, url);
    await client.end();
  });
  console.log(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
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
