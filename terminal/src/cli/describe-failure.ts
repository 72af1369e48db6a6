import { IncoherentTransactionError } from '@comptoir/websrm/recipes/refuse-incoherent';
import { findCatalogueError } from '@comptoir/websrm/requests/error-catalogue';
import type { ErrorTexts } from '../texts/errors.fr.ts';
import { TEXTS, type Language } from '../texts/language.ts';
import { TerminalError } from '../terminal-error.ts';

/** Returns the sentence shown when a command stops, never a stack. `dataDir` is named when the disk does not say which file. */
export function describeFailure(error: unknown, about: { language: Language; dataDir: string }): string {
  const texts = TEXTS[about.language].errors;
  if (error instanceof TerminalError) return `${error.sentence(texts)}${error.code === null ? '' : ` (${error.code})`}`;
  if (error instanceof IncoherentTransactionError) return texts.incoherent(explain(error, about.language));
  const { code, path = about.dataDir } = error as NodeJS.ErrnoException;
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return texts[DISK_FAILURES[code] ?? 'diskFailed'](path, code);
  return texts.internal(error instanceof Error ? error.message : String(error));
}

/** Returns the authority's likely answer, in the words of its catalogue. */
const explain = ({ findings }: IncoherentTransactionError, language: Language): string =>
  [
    ...new Set(findings.map(({ errorId }) => `${errorId} ${findCatalogueError(errorId)?.[language] ?? ''}`.trim())),
  ].join(' ');

type DiskFailure = 'damagedFile' | 'diskFull' | 'notWritable' | 'diskFailed';

const DISK_FAILURES: Readonly<Record<string, DiskFailure & keyof ErrorTexts>> = {
  ENOENT: 'damagedFile',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EROFS: 'notWritable',
  ENOTDIR: 'notWritable',
  EISDIR: 'notWritable',
  EEXIST: 'notWritable',
};
