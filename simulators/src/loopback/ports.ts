import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const portsSchema = z.record(z.string(), z.int().min(0).max(65_535));

/** Port of each listener of a simulator, by the listener's name. */
export type Ports<Name extends string> = Partial<Record<Name, number | undefined>>;

/** The ports of the last time, or none: they are a convenience, so a missing or damaged file is no reason to stop. */
export function readPorts<Name extends string>(folder: string): Ports<Name> {
  try {
    return portsSchema.parse(JSON.parse(readFileSync(join(folder, 'ports.json'), 'utf8'))) as Ports<Name>;
  } catch {
    return {};
  }
}

export function writePorts(folder: string, ports: Readonly<Record<string, number>>): void {
  writeFileSync(join(folder, 'ports.json'), `${JSON.stringify(ports)}\n`, { mode: 0o600 });
}
