import type { MenuContent, MenuEntry, MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import type { SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import type { ItemName } from '@comptoir/domain/sales/reports/identify-items';
import type { Transaction } from '../../../platform/database/database.ts';

/** An entry as the database has it. */
export interface EntryRow {
  readonly kind: MenuKind;
  readonly code: string;
  readonly content: MenuContent;
  readonly place: number;
  readonly isOut: boolean;
  readonly revision: number;
  readonly removedAt: Date | null;
}

/** Name of an entry at its merchant's. */
export interface EntryKey {
  readonly merchantId: string;
  readonly kind: MenuKind;
  readonly code: string;
}

const ENTRY = 'kind, code, content, place, is_out as "isOut", revision, removed_at as "removedAt"';

/** Waits for its turn: one change of a merchant's menu at a time, so that what one has checked stays true until it is written. */
export const lockMenu = (tx: Transaction, merchantId: string): void =>
  tx.write({ text: "select pg_advisory_xact_lock(hashtextextended('menu:' || $1, 0))", values: [merchantId] });

/** A version of a menu, by its number and what tells it from another of that number. */
export interface MenuVersion {
  readonly version: number;
  readonly stamp: string;
}

/** The version of a menu now; null where nothing was ever said of it. */
export const findMenuVersion = (tx: Transaction, merchantId: string): Promise<MenuVersion | null> =>
  tx.first({
    name: 'find-menu-version',
    text: 'select version, stamp from menu_versions where merchant_id = $1 order by version desc limit 1',
    values: [merchantId],
  });

/** True when a menu once had a version. */
export const hadMenuVersion = async (tx: Transaction, merchantId: string, had: MenuVersion): Promise<boolean> =>
  (await tx.first({
    text: 'select 1 as found from menu_versions where merchant_id = $1 and version = $2 and stamp = $3',
    values: [merchantId, had.version, had.stamp],
  })) !== null;

export const insertMenuVersion = (
  tx: Transaction,
  made: MenuVersion & { readonly merchantId: string; readonly madeAt: Date },
): void =>
  tx.write({
    text: 'insert into menu_versions (merchant_id, version, stamp, made_at) values ($1, $2, $3, $4)',
    values: [made.merchantId, made.version, made.stamp, made.madeAt],
  });

/** Entries that changed after a version, removed ones too; after 0, all that there ever were. */
export const listEntryRows = (tx: Transaction, merchantId: string, after: number): Promise<EntryRow[]> =>
  tx.many({
    name: 'list-menu-entries',
    text: `select ${ENTRY} from menu_entries where merchant_id = $1 and version > $2 order by kind, place, code`,
    values: [merchantId, after],
  });

export const findEntryRow = (tx: Transaction, { merchantId, kind, code }: EntryKey): Promise<EntryRow | null> =>
  tx.first({
    name: 'find-menu-entry',
    text: `select ${ENTRY} from menu_entries where merchant_id = $1 and kind = $2 and code = $3`,
    values: [merchantId, kind, code],
  });

/** Names and places of a kind's entries that are on the menu, in their order. */
export const listPlaces = (
  tx: Transaction,
  { merchantId, kind }: Omit<EntryKey, 'code'>,
): Promise<Pick<MenuEntry, 'code' | 'place'>[]> =>
  tx.many({
    name: 'list-menu-places',
    text: `select code, place from menu_entries where merchant_id = $1 and kind = $2 and removed_at is null
      order by place, code`,
    values: [merchantId, kind],
  });

/** Menu that is changed, and the version that changes it. */
interface Changed {
  readonly merchantId: string;
  readonly version: number;
}

/** Number of entries of a kind on the menu, and the place of the last; null without any. */
export const findLastPlace = (
  tx: Transaction,
  { merchantId, kind }: Omit<EntryKey, 'code'>,
): Promise<{ count: number; last: number | null } | null> =>
  tx.first({
    name: 'find-last-menu-place',
    text: `select count(*)::int as count, max(place) as last from menu_entries
      where merchant_id = $1 and kind = $2 and removed_at is null`,
    values: [merchantId, kind],
  });

/** Those of some codes that are on the menu. */
export const listKnownCodes = (
  tx: Transaction,
  { merchantId, kind, codes }: Omit<EntryKey, 'code'> & { readonly codes: readonly string[] },
): Promise<{ code: string }[]> =>
  tx.many({
    name: 'list-known-menu-codes',
    text: `select code from menu_entries
      where merchant_id = $1 and kind = $2 and code = any($3::text[]) and removed_at is null`,
    values: [merchantId, kind, codes],
  });

/** Entries to be written, with the version that writes them. */
export interface WrittenEntries extends Changed {
  readonly entries: readonly Pick<EntryRow, 'kind' | 'code' | 'content' | 'place' | 'revision'>[];
}

/** Adds entries, or changes those that there are or once were. One that is on the menu again is there to be sold. Names of items are kept. */
export function saveEntryRows(tx: Transaction, { merchantId, version, entries }: WrittenEntries): void {
  tx.write({
    text: `insert into menu_entries as e (merchant_id, kind, code, content, place, revision, version)
      select $1, x.kind, x.code, x.content, x.place, x.revision, $2
        from jsonb_to_recordset($3::jsonb) as x(kind text, code text, content jsonb, place double precision, revision int)
      on conflict (merchant_id, kind, code) do update set content = excluded.content, place = excluded.place,
        revision = excluded.revision, version = excluded.version, removed_at = null,
        is_out = e.is_out and e.removed_at is null`,
    values: [merchantId, version, JSON.stringify(entries)],
  });
  const names = entries.flatMap(({ kind, code, content }) =>
    kind === 'item' ? [{ code, name: content.name.fr }] : [],
  );
  if (names.length > 0)
    tx.write({
      text: `insert into menu_names (merchant_id, code, name)
        select $1, x.code, x.name from jsonb_to_recordset($2::jsonb) as x(code text, name text) on conflict do nothing`,
      values: [merchantId, JSON.stringify(names)],
    });
}

export const markEntriesRemoved = (
  tx: Transaction,
  {
    merchantId,
    version,
    at,
    entries,
  }: Changed & { readonly at: Date; readonly entries: readonly Omit<EntryKey, 'merchantId'>[] },
): void =>
  tx.write({
    text: `update menu_entries e set removed_at = $3, version = $2, revision = revision + 1
      from jsonb_to_recordset($4::jsonb) as x(kind text, code text)
      where e.merchant_id = $1 and e.kind = x.kind and e.code = x.code`,
    values: [merchantId, version, at, JSON.stringify(entries)],
  });

/** Says of items whether there is any of them left. */
export const saveStock = (
  tx: Transaction,
  {
    merchantId,
    version,
    items,
  }: Changed & { readonly items: readonly { readonly code: string; readonly isOut: boolean }[] },
): void =>
  tx.write({
    text: `update menu_entries e set is_out = x."isOut", version = $2
      from jsonb_to_recordset($3::jsonb) as x(code text, "isOut" boolean)
      where e.merchant_id = $1 and e.kind = 'item' and e.code = x.code`,
    values: [merchantId, version, JSON.stringify(items)],
  });

/** Gives entries of a kind other places. */
export const savePlaces = (
  tx: Transaction,
  {
    merchantId,
    kind,
    version,
    places,
  }: Omit<EntryKey, 'code'> & {
    readonly version: number;
    readonly places: readonly Pick<MenuEntry, 'code' | 'place'>[];
  },
): void =>
  tx.write({
    text: `update menu_entries e set place = x.place, version = $3
      from jsonb_to_recordset($4::jsonb) as x(code text, place double precision)
      where e.merchant_id = $1 and e.kind = $2 and e.code = x.code`,
    values: [merchantId, kind, version, JSON.stringify(places)],
  });

/** Entries on the menu that name another, as `kind/code`: the first few. */
export const listUsers = async (tx: Transaction, { merchantId, kind, code }: EntryKey): Promise<string[]> =>
  (
    await tx.many<{ user: string }>({
      text: `select kind || '/' || code as user from menu_entries
        where merchant_id = :merchantId and removed_at is null and (
          (kind = 'item' and :kind in ('category', 'course') and content ->> :kind::text = :code)
          or (kind = 'item' and :kind = 'group' and content -> 'groups' ? :code)
          or (kind = 'hours' and :kind = 'category' and content -> 'categories' ? :code))
        order by kind, code limit 5`,
      values: { merchantId, kind, code },
    })
  ).map(({ user }) => user);

/** Every name that an item has or had, with its name and category now. */
export const listItemNames = (tx: Transaction, merchantId: string): Promise<ItemName[]> =>
  tx.many({
    name: 'list-item-names',
    text: `select n.name, n.code, e.content -> 'name' ->> 'fr' as present, e.content ->> 'category' as category
      from menu_names n join menu_entries e on e.merchant_id = n.merchant_id and e.kind = n.kind and e.code = n.code
      where n.merchant_id = $1`,
    values: [merchantId],
  });

/** Names in French of the categories that there are or were, by their codes. */
export const listCategoryNames = (tx: Transaction, merchantId: string): Promise<{ code: string; name: string }[]> =>
  tx.many({
    text: `select code, content -> 'name' ->> 'fr' as name from menu_entries where merchant_id = $1 and kind = 'category'`,
    values: [merchantId],
  });

/** The sub-sector of a merchant; null before it is known. */
export const findSubSector = async (tx: Transaction, merchantId: string): Promise<SubSector | null> =>
  (
    await tx.first<{ subSector: SubSector | null }>({
      text: 'select sub_sector as "subSector" from merchants where id = $1',
      values: [merchantId],
    })
  )?.subSector ?? null;
