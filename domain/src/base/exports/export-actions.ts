import type { Action } from '../access/access.ts';
import type { ExportKind } from './export-state.ts';

/** What a person has to be allowed in order to have an export of a kind made, and to fetch it. */
export const EXPORT_ACTIONS: Readonly<Record<ExportKind, Action>> = { log: 'read-logs', bills: 'read-bills' };
