import type { Action } from '../access/access.ts';
import type { ExportKind } from './export-state.ts';

/** Action that a person needs to order an export of a kind, and to fetch it. */
export const EXPORT_ACTIONS: Readonly<Record<ExportKind, Action>> = { log: 'read-logs', bills: 'read-bills' };
