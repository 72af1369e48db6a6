import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Texts of the project, under version control or about to be: code, documents, migrations, style sheets. */
export function trackedFiles(endings: RegExp): { name: string; text: string }[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return names
    .split('\n')
    .filter((name) => endings.test(name))
    .flatMap((name) => {
      const text = readIfThere(path.join(root, name));
      return text === null ? [] : [{ name, text }];
    });
}

/** A file that was deleted and not yet committed is still in the list. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
