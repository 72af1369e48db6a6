import { Readable } from 'node:stream';
import type { File } from '../../../platform/http/route.ts';
import { writeSheets, type Sheet } from '../../../platform/files/write-xlsx.ts';
import type { ReportPart, WrittenReport } from './written-report.ts';

/** A report as a workbook: what it is about, then a sheet for each part. `business` is null where `merchant` names none. */
export function reportWorkbook(report: WrittenReport, business: string | null = report.merchant): File {
  const { fileName, factsName, title, merchant, facts, parts } = report;
  const first: Sheet = { name: factsName, columns: [title, merchant], rows: facts };
  return {
    name: `${fileName}.xlsx`,
    business,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Readable.from(writeSheets([first, ...parts.map(sheetOf)])),
  };
}

/** Sentences stand below the table: a sheet begins with the names of its columns. */
const sheetOf = ({ heading, texts = [], table }: ReportPart): Sheet => ({
  name: heading,
  columns: table?.columns ?? [heading],
  rows: [...(table?.rows ?? []), ...(table?.total ? [table.total] : []), ...texts.map((text) => [text])],
});
