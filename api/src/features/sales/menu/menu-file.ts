import type { MenuFileReport } from '@comptoir/contract/sales/menu';
import type { Language, SubSector } from '@comptoir/domain/base/merchants/merchant-information';
import { entriesOf, MOST, type MenuEntry } from '@comptoir/domain/sales/menu/menu-entry';
import { planMenuFile, type MenuFilePlan } from '@comptoir/domain/sales/menu/plan-menu-file';
import { warnOfAlcohol } from '@comptoir/domain/sales/menu/warn-of-alcohol';
import { priceAt } from '@comptoir/domain/sales/menu/price-at';
import { CLASS_WORDS, type MenuLine } from '@comptoir/domain/sales/menu/read-menu-file';
import type { Database } from '../../../platform/database/database.ts';
import { toCsv } from '../../../platform/files/shown-csv.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { applyContents, readEntries } from './apply-contents.ts';
import { findSubSector, listEntryRows, type EntryRow } from './menu.store.ts';
import { readMenuLinesAside } from './read-menu-lines.ts';
import { changeMenu, writeVersion, type MenuDeps } from './raise-menu.ts';
import { entryOf, isOnMenu } from './read-menu.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';

/** As many lines as a report names. */
export const MOST_SHOWN = 200;

/** Says what a file would change, and writes nothing. @throws AppError menu-file-unreadable, menu-full */
export async function checkFile(
  { database, now }: MenuDeps,
  scope: MerchantScope,
  file: string,
): Promise<MenuFileReport> {
  const lines = await readMenuLinesAside(file);
  const { version, rows, subSector } = await database.transaction(scopeOf(scope), async (tx) => ({
    ...(await readEntries(tx, scope.merchantId)),
    subSector: await findSubSector(tx, scope.merchantId),
  }));
  return report(version, planOf(rows, lines, now()), subSector);
}

/** Takes a file into the menu as it was checked. @throws AppError menu-changed-meanwhile, menu-file-unreadable, menu-full */
export async function importFile(
  deps: MenuDeps,
  scope: MerchantScope,
  {
    file,
    version: checked,
    user,
  }: { file: string; version: string; user: { readonly id: string; readonly email: string } },
): Promise<MenuFileReport> {
  const { merchantId } = scope;
  const lines = await readMenuLinesAside(file);
  const { result, version } = await changeMenu(deps, scope, async ({ tx, now, before, raise }) => {
    if (writeVersion(before) !== checked) throw new AppError('menu-changed-meanwhile');
    const rows = await listEntryRows(tx, merchantId, 0);
    const plan = planOf(rows, lines, now);
    const { added, changed, refused } = plan.counts;
    const subSector = await findSubSector(tx, merchantId);
    if (plan.contents.length === 0) return { plan, subSector };
    applyContents({ tx, now, raise }, { merchantId, rows }, { contents: plan.contents });
    const record = { event: 'menu-imported', facts: { added, changed, refused, email: user.email } } as const;
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: now, record }]);
    return { plan, subSector };
  });
  return report(version, result.plan, result.subSector);
}

function planOf(rows: readonly EntryRow[], lines: readonly MenuLine[], now: Date): MenuFilePlan {
  const menu = rows.filter(isOnMenu).map(entryOf);
  const plan = planMenuFile(menu, lines, now);
  const { added, categories } = plan.counts;
  const countOf = (kind: 'item' | 'category'): number => entriesOf(menu, kind).length;
  if (countOf('item') + added > MOST.entries.item) throw new AppError('menu-full');
  if (countOf('category') + categories > MOST.entries.category) throw new AppError('menu-full');
  return plan;
}

function report(
  version: string,
  { contents, counts, lines }: MenuFilePlan,
  subSector: SubSector | null,
): MenuFileReport {
  const items = new Map(contents.map(({ code, content }) => [`${content.kind} ${code}`, content]));
  const shown = lines.slice(0, MOST_SHOWN).map((line) => {
    const content = items.get(`item ${line.code}`);
    const warnings = content && line.outcome !== 'refused' ? warnOfAlcohol(content, subSector) : [];
    return { ...line, ...(warnings.length > 0 ? { warnings } : {}) };
  });
  return { version, counts, lines: shown };
}

/** The items as a file that `importFile` reads, with the prices that count now; of which business they are, it does not read. */
export async function exportMenu(
  { database, now }: { database: Database; now: () => Date },
  scope: MerchantScope,
  language: Language,
): Promise<File> {
  const { companyName: business } = await readMerchant(database, scopeOf(scope), scope.merchantId);
  const rows = await database.transaction(scopeOf(scope), (tx) => listEntryRows(tx, scope.merchantId, 0));
  const words = WORDS[language];
  const items = entriesOf(rows.filter(isOnMenu).map(entryOf), 'item');
  const content = toCsv(
    [words.columns, ...items.map((item) => [...rowOf(item, { language, at: now() }), business])],
    language,
  );
  return { name: words.name, business, contentType: 'text/csv; charset=utf-8', content: Buffer.from(content) };
}

function rowOf(item: MenuEntry<'item'>, { language, at }: { language: Language; at: Date }) {
  const price = priceAt(item.prices, at);
  const { columns: _, yes, no } = WORDS[language];
  const { code, name, category, taxClass, isOpenPrice } = item;
  const amount = price === null ? '' : { amount: price / 100, decimals: 2 };
  return [code, name.fr, name.en, category ?? '', CLASS_WORDS[taxClass][language], amount, isOpenPrice ? yes : no];
}

const WORDS = {
  fr: {
    name: 'menu.csv',
    columns: ['Code', 'Nom', 'Nom anglais', 'Catégorie', 'Classe de taxe', 'Prix', 'Prix ouvert', 'Commerce'],
    yes: 'oui',
    no: 'non',
  },
  en: {
    name: 'menu.csv',
    columns: ['Code', 'French name', 'English name', 'Category', 'Tax class', 'Price', 'Open price', 'Business'],
    yes: 'yes',
    no: 'no',
  },
} as const;
