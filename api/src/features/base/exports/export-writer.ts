import type { ExportKind } from '@comptoir/domain/base/exports/export-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { RowFormat } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Order that a file is written from. */
export interface OrderedFile {
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly format: RowFormat;
  /** The choice, as it was kept. */
  readonly wanted: unknown;
  /** Asked now and then with the rows so far: rejects once the file is to be written no further. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/** Writers of each kind of file: the part that an area knows and this one does not. */
export type ExportWriters = Readonly<Record<ExportKind, (order: OrderedFile) => Promise<File>>>;
