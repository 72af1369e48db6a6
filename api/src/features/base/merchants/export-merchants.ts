import type { Actor } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { streamSnapshot } from '../../../platform/database/stream-snapshot.ts';
import { readPages } from '../../../platform/files/read-pages.ts';
import { ROW_FORMATS, type RowFormat } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import { writeAudit } from '../record/write-audit.ts';
import { findMerchants } from './find-merchants.ts';
import { filterOf, partnerOf, type MerchantFilter, type WantedMerchants } from './merchant-filter.ts';
import { countFiledMerchants, listFiledMerchants, type FiledMerchant } from './merchant-files.queries.ts';
import { merchantFileEn } from './merchant-file.en.ts';
import { merchantFileFr } from './merchant-file.fr.ts';
import { merchantRow, type MerchantInFile } from './merchant-row.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { readFacts } from './list-facts.ts';

/** Number of merchants that are read at once. */
const PAGE = 500;

const WORDS = { fr: merchantFileFr, en: merchantFileEn };

export type ExportMerchantsDeps = Pick<Dependencies, 'database' | 'exports' | 'now'>;

export interface ExportMerchantsInput {
  readonly wanted: WantedMerchants;
  readonly format: RowFormat;
  readonly language: Language;
  /** Rejects once the caller may read no more: a long export outlives sessions. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/** All merchants of a filter as a file. The export has its row in the audit trail before the first byte leaves. */
export function exportMerchants(deps: ExportMerchantsDeps, actor: Actor, input: ExportMerchantsInput): Promise<File> {
  const { wanted } = input;
  return writeMerchantFile(deps, actor, {
    ...input,
    subject: { type: 'merchants', id: null },
    asked: { ...wanted },
    choose: async (tx) => {
      const found = await findMerchants(tx, { q: wanted.q, partnerId: partnerOf(actor) });
      return filterOf(wanted, { actor, found, now: deps.now() });
    },
  });
}

/** A file of merchants that are chosen otherwise than by a filter alone. */
interface MerchantFile extends Omit<ExportMerchantsInput, 'wanted'> {
  readonly subject: { readonly type: 'merchants' | 'selection'; readonly id: string | null };
  /** Request, as the audit trail has it. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly choose: (tx: Transaction) => Promise<MerchantFilter>;
}

export async function writeMerchantFile(
  deps: ExportMerchantsDeps,
  actor: Actor,
  { format, language, mayGoOn, subject, asked, choose }: MerchantFile,
): Promise<File> {
  const scope = scopeOfActor(actor);
  await deps.database.transaction(scope, (tx) => {
    const record = { action: 'merchants-exported', facts: { format } } as const;
    writeAudit(tx, { occurredAt: deps.now(), subject, record, after: asked });
  });
  const words = WORDS[language];
  const { columns, endLine } = words;
  const { head: count, content } = await streamSnapshot(deps.exports, scope, async (tx) => {
    const filter = await choose(tx);
    const total = (await countFiledMerchants(tx, filter))?.count ?? 0;
    const rows = readPages<MerchantInFile, Pick<FiledMerchant, 'key' | 'id'>>({
      size: PAGE,
      read: (after) => readPage(tx, { filter, after, actor }),
      keyOf: ({ merchant: { key, id } }) => ({ key, id }),
      rowOf: merchantRow(words),
      mayGoOn,
    });
    const file = { count: total, business: null, language, columns, rows, endLine };
    return { head: total, pieces: ROW_FORMATS[format].write(file) };
  });
  const { contentType } = ROW_FORMATS[format];
  return { name: `${words.fileName}.${format}`, business: null, contentType, content, count };
}

async function readPage(
  tx: Transaction,
  {
    filter,
    after,
    actor,
  }: {
    readonly filter: MerchantFilter;
    readonly after: Pick<FiledMerchant, 'key' | 'id'> | null;
    readonly actor: Actor;
  },
): Promise<MerchantInFile[]> {
  const merchants = await listFiledMerchants(tx, filter, { after, limit: PAGE });
  const ids = merchants.map(({ id }) => id);
  const standings = await readFacts(tx, { ids, role: actor.role, now: filter.now });
  return merchants.flatMap((merchant) => {
    const standing = standings.get(merchant.id);
    return standing ? [{ merchant, standing }] : [];
  });
}
