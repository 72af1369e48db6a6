import { getTillMenu, menuEntry } from '@comptoir/contract/sales/menu';
import { applyDelta } from '@comptoir/domain/sales/menu/apply-delta';
import type { MenuEntry } from '@comptoir/domain/sales/menu/menu-entry';
import { z } from 'zod';
import { callEndpoint } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import type { Context } from '../context.ts';
import type { Folder } from '../platform.ts';

/** The menu as a till keeps it: what Comptoir said last, and when. */
export interface KeptMenu {
  readonly version: string;
  readonly pulledAt: string;
  readonly entries: readonly MenuEntry[];
}

const MENU = 'menu.json';
const kept = z.object({ version: z.string(), pulledAt: z.iso.datetime(), entries: z.array(menuEntry) });

/** A customer waits: what is kept is sold from when Comptoir takes longer. */
const TIMEOUT_MS = 3000;
/** Age from which the menu is pulled again before an order: out of stock is of this minute. */
const FRESH_MS = 60_000;

/** Reads the menu that a terminal keeps; null when it has none, or one that this version does not read: it is pulled again, whole. */
async function readMenu(folder: Folder): Promise<KeptMenu | null> {
  const content = await folder.read(MENU);
  if (content === null) return null;
  try {
    return kept.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

/** Pulls what changed of the menu, and keeps it. Without an answer, it stays as it was. */
export async function pullMenu(context: Context, terminal: Parameters<typeof callerOf>[1]): Promise<KeptMenu | null> {
  const { folder } = terminal;
  const before = await readMenu(folder);
  const since = before === null ? {} : { query: { since: before.version } };
  const answer = await callEndpoint(getTillMenu, callerOf(context, terminal), { ...since, timeoutMs: TIMEOUT_MS });
  if (!answer.ok) return before;
  const { version, ...delta } = answer.value;
  const pulledAt = context.now().toISOString();
  const menu: KeptMenu = { version, pulledAt, entries: applyDelta(before?.entries ?? [], delta) };
  // a power cut that takes it costs one pull of it, whole
  await folder.writeLoosely(MENU, JSON.stringify(menu));
  return menu;
}

/** The menu to sell from: as kept while that is fresh, otherwise pulled. */
export async function freshMenu(context: Context, terminal: Parameters<typeof callerOf>[1]): Promise<KeptMenu | null> {
  const menu = await readMenu(terminal.folder);
  const age = menu === null ? FRESH_MS : context.now().getTime() - Date.parse(menu.pulledAt);
  return age >= 0 && age < FRESH_MS ? menu : pullMenu(context, terminal);
}
