const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** Why the simulators did not start, and what to do about it, in one sentence. */
export function refusalSentence(error: unknown, dataDir: string): string {
  if (!(error instanceof Error)) return `The simulators could not start: ${String(error)}`;
  const code = 'code' in error ? String(error.code) : '';
  if (!UNWRITABLE.has(code)) return `The simulators could not start: ${error.message}`;
  return `The simulators cannot write to the data folder ${dataDir} (${code}): set DATA_DIR to a folder that can be written.`;
}
