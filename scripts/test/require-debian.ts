import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Finds a program that Debian has a package of: on the path, or at the place that is given whole. @throws Error with one sentence that
 * names the package
 */
export function requireDebian(command: string, name: string): string {
  const folders = path.isAbsolute(command) ? [''] : [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin'];
  const found = folders.map((folder) => path.join(folder, command)).find((file) => canRun(file));
  if (found === undefined) throw new Error(`${command} is not there, which this test runs: apt-get install ${name}`);
  return found;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
