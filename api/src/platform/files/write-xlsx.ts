import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';
import { Readable } from 'node:stream';
import type { SheetCell } from '@comptoir/domain/base/files/csv';
import { ZipFile } from 'yazl';

/** Rows of a workbook. `rowCount` says how many will come, since it decides how many sheets there are. */
export interface WorkbookRows {
  readonly columns: readonly string[];
  readonly rowCount: number;
  readonly rows: AsyncIterable<readonly (readonly SheetCell[])[]>;
}

/** Spreadsheets stop reading at 1,048,576 rows of a sheet; the first is that of the columns' names. */
const ROWS_PER_SHEET = 1_048_575;

/** Spreadsheets take a file for damaged when a cell has more. */
const LONGEST_TEXT = 32_767;

/** A sheet of a workbook, whole. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** An Office Open XML workbook, written while its rows come in: no more than a page of them is held (ECMA-376 part 1). */
export function writeXlsx(workbook: WorkbookRows, rowsPerSheet = ROWS_PER_SHEET): AsyncIterable<Buffer> {
  const sheetCount = Math.max(1, Math.ceil(workbook.rowCount / rowsPerSheet));
  const names = Array.from({ length: sheetCount }, (_, index) => String(index + 1));
  return packSheets(names, splitIntoSheets(workbook, { sheetCount, rowsPerSheet }));
}

/** A workbook of several sheets with a name each, such as a report. */
export const writeSheets = (sheets: readonly Sheet[]): AsyncIterable<Buffer> =>
  packSheets(nameSheets(sheets), async function* (index) {
    const { columns = [], rows = [] } = sheets[index] ?? {};
    yield `${SHEET_START}${rowXml(columns, 1)}`;
    yield rows.map((row, place) => rowXml(row, place + 2)).join('');
    yield SHEET_END;
  });

/** Spreadsheets take no longer name, none of these signs in it, and no two that are alike. */
function nameSheets(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, index) => {
    const usable = name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
    const own = taken.has(usable.toLowerCase()) ? `${usable.slice(0, 27)} ${index + 1}` : usable;
    taken.add(own.toLowerCase());
    return own;
  });
}

function packSheets(
  titles: readonly string[],
  sheets: (index: number) => AsyncIterable<string>,
): AsyncIterable<Buffer> {
  const names = titles.map((_, index) => `sheet${index + 1}`);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fixed = { '[Content_Types].xml': contentTypes(names), '_rels/.rels': RELATIONS, 'xl/styles.xml': STYLES };
  const parts = { ...fixed, 'xl/workbook.xml': workbookOf(titles), 'xl/_rels/workbook.xml.rels': relationsOf(names) };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml, 'utf8'), name);
  // one after the other: the rows come in one order
  names.forEach((name, index) => {
    const sheet = Readable.from(sheets(index), { objectMode: false });
    sheet.on('error', (error) => output.destroy(error));
    zip.addReadStream(sheet, `xl/worksheets/${name}.xml`);
  });
  zip.end();
  return output;
}

/** The XML of each sheet, made of one run of rows. */
function splitIntoSheets(
  { columns, rows }: WorkbookRows,
  { sheetCount, rowsPerSheet }: { sheetCount: number; rowsPerSheet: number },
): (index: number) => AsyncIterable<string> {
  const source = rows[Symbol.asyncIterator]();
  let held: readonly (readonly SheetCell[])[] = [];
  return async function* (index) {
    yield `${SHEET_START}${rowXml(columns, 1)}`;
    // the last one takes what is left
    const most = index === sheetCount - 1 ? Number.POSITIVE_INFINITY : rowsPerSheet;
    let written = 0;
    while (written < most) {
      if (held.length === 0) {
        const next = await source.next();
        if (next.done) break;
        held = next.value;
      }
      const taken = held.slice(0, most - written);
      held = held.slice(taken.length);
      const first = written + 2;
      yield taken.map((row, place) => rowXml(row, first + place)).join('');
      written += taken.length;
    }
    yield SHEET_END;
  };
}

const rowXml = (row: readonly SheetCell[], number: number): string =>
  `<row r="${number}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`)).join('')}</row>`;

function cellXml(cell: SheetCell, at: string): string {
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeText(showAddresses(cell))}</t></is></c>`;
  if ('wallTime' in cell) return `<c r="${at}" s="1"><v>${serialOf(cell.wallTime)}</v></c>`;
  return `<c r="${at}" s="${cell.decimals === 2 ? 2 : 0}"><v>${cell.amount.toFixed(cell.decimals)}</v></c>`;
}

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26));

/** A moment as spreadsheets count it: days since the end of 1899. A hair more than that, or it would read as the second before. */
const serialOf = (wallTime: string): number =>
  (Math.round((Date.parse(`${wallTime.replace(' ', 'T')}Z`) / 86_400_000 + 25_569) * 1e9) + 2) / 1e9;

/** Entities of XML, whose readers take a bare carriage return for a line feed. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
/** Spreadsheets read `_x0041_` as the letter A (ECMA-376 part 1, §22.4.2.4): such a text is written as they write it. */
const LOOKS_CODED = /_(?=x[\da-f]{4}_)/gi;

/** No formula comes of an inline text. What XML has no sign for is left out; an end that is cut shows by its dots. */
function escapeText(text: string): string {
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  const kept = short.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return kept.replaceAll(LOOKS_CODED, '_x005F_').replaceAll(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FROZEN_HEADER = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';

const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${FROZEN_HEADER}</sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Style 1 is a moment, style 2 an amount. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const contentTypes = (names: readonly string[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${names.map((name) => `<Override PartName="/xl/worksheets/${name}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`;

const workbookOf = (names: readonly string[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, index) => `<sheet name="${escapeText(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`;

const relationsOf = (names: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${names.map((name, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/${name}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
