import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import type { MenuEntry } from '@comptoir/domain/sales/menu/menu-entry';
import { SAMPLE_MENU } from '@comptoir/domain/sales/menu/sample-menu';

type Views = readonly MenuEntryView[];

/** A menu as the portal gets it: that of the demo unless stated otherwise. */
export const aMenu = (entries: Views = viewsOf(SAMPLE_MENU)) => ({ version: '1-0123456789ab', entries: [...entries] });

/** Entries as people keep them, each said once. */
export const viewsOf = (entries: readonly MenuEntry[]): MenuEntryView[] =>
  entries.map((entry) => ({ ...structuredClone(entry), revision: 1 }));

/** The demo's menu with some entries in another state. */
export const aMenuWith = (change: (entry: MenuEntryView) => MenuEntryView | null) =>
  aMenu(viewsOf(SAMPLE_MENU).flatMap((entry) => change(entry) ?? []));
