import { readFile } from 'node:fs/promises';
import { startSimulators } from './start-simulators.ts';

/** The simulated authority as a program of its own, reached by nothing but its addresses. */
export interface SimulatedAuthority {
  readonly enrolUrl: string;
  readonly apiUrl: string;
  readonly controlUrl: string;
  readonly ca: string;
  control(method: 'POST' | 'DELETE' | 'GET', path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startSimulatedAuthority(): Promise<SimulatedAuthority> {
  const { ready, stop } = await startSimulators();
  const { authority } = ready;
  return {
    ...authority,
    ca: await readFile(authority.caFile, 'utf8'),
    control: async (method, name, body) => {
      const reply = await fetch(new URL(`/control/${name}`, authority.controlUrl), {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${name}: ${await reply.text()}`);
      return reply.json();
    },
    stop,
  };
}
