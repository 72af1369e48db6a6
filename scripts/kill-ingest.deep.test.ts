import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callPortal, endOf, serverOf, startKillable } from './test/start-killable.ts';

let home: string;
let launcher: ChildProcess | null = null;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'comptoir-ingest-'));
});
afterEach(async () => {
  if (launcher && launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await endOf(launcher);
  }
  rmSync(home, { recursive: true, force: true });
});

const start = (): Promise<ChildProcess> => startKillable(home, (child) => (launcher = child));
const call = <Reply>(path: string, token: string, body?: unknown): Promise<Reply> =>
  callPortal(home, path, { token, body });

const signIn = async (): Promise<string> =>
  (await call<{ webToken: string }>('/login', '', { email: 'merchant@comptoir.test', password: 'comptoir-demo' }))
    .webToken;

interface Result {
  readonly id: string;
  readonly state: string;
}

const report = (token: string, ids: readonly string[]): Promise<{ results: Result[] }> =>
  call('/device/v1/events', token, {
    events: ids.map((id) => ({ id, occurredAt: '2026-01-05T12:00:00Z', event: 'till-went-offline' })),
  });

/** Reports batch after batch until the server is gone; the batch that had no answer. */
async function reportUntilKilled(
  token: string,
  { child, acknowledged }: { child: ChildProcess; acknowledged: Map<string, number> },
): Promise<string[]> {
  const server = serverOf(child);
  setTimeout(() => process.kill(server, 'SIGKILL'), 300 + Math.random() * 700);
  for (;;) {
    const ids = Array.from({ length: 400 }, () => randomUUID());
    try {
      const { results } = await report(token, ids);
      for (const { id, state } of results) if (state === 'new') acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
    } catch (error) {
      if (error instanceof Error && error.message.includes('answers 429')) await sleep(50);
      else return ids;
    }
  }
}

it(
  'kill -9 in the middle of an ingest loses nothing that was acknowledged, and repeats nothing',
  { timeout: 300_000 },
  async () => {
    let child = await start();
    const { code } = await call<{ code: string }>('/devices/activation-code', await signIn(), {
      name: 'Killed in the middle',
    });
    const { deviceToken, deviceId } = await call<{ deviceToken: string; deviceId: string }>(
      '/device/v1/activation',
      '',
      { code },
    );
    const acknowledged = new Map<string, number>();
    const unanswered: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const lost = await reportUntilKilled(deviceToken, { child, acknowledged });
      unanswered.push(...lost);
      await endOf(child);
      child = await start();
      // as a till does: under the same ids, whatever became of them
      for (const { id, state } of (await report(deviceToken, lost)).results) {
        expect(['new', 'known']).toContain(state);
        if (acknowledged.has(id)) throw new Error(`${id} was acknowledged already`);
      }
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...acknowledged.values()].every((times) => times === 1)).toBe(true);
    const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const file = await call<string>(
      `/logs/export?format=ndjson&from=${yesterday}&to=${today}&deviceIds=${deviceId}&events=till-went-offline`,
      await signIn(),
    );
    const ids = file
      .split('\n')
      .flatMap((line) => (line.includes('till-went-offline') ? [(JSON.parse(line) as Result).id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual([...acknowledged.keys(), ...unanswered].toSorted());
  },
);
