import { join } from 'node:path';

/** Folder in which commands are run, as a person would in a clone. */
export const ROOT = join(import.meta.dirname, '..', '..');
