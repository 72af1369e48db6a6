import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReportSection } from '@comptoir/domain/base/figures/report-section';
import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import type { aSection, SectionReport } from './figure-section.ts';
import { textOfPdf } from './read-pdf.ts';
import type { TestApp } from './test-app.ts';

interface Expected<Figure extends string> {
  readonly query: string;
  readonly section: ReportSection<Figure>;
}

/** Expects the files of a report to agree with the report to the cent, each read by a program that has never heard of us. */
export async function expectFiles<Figure extends string>(
  test: TestApp,
  { get, report }: Pick<Awaited<ReturnType<typeof aSection>>, 'get' | 'report'>,
  { query, section }: Expected<Figure>,
): Promise<void> {
  const expected = await report(query);
  const fileOf = async (format: string) => (await get(`/file?${query}&format=${format}`, 'en')).rawPayload;
  const cells = (figures: SectionReport['total'] | null, figure: Figure) =>
    (['count', ...section.measures] as const).map((measure) => {
      const amount = figures?.[figure]?.[measure] ?? 0;
      return measure.endsWith('Cents') ? amount / 100 : amount;
    });
  const lineOf = ({ figures, before }: Pick<SectionReport['rows'][number], 'figures' | 'before'>, figure: Figure) => [
    section.words.en.figures[figure],
    ...cells(figures, figure),
    ...cells(before, figure),
  ];
  const all = { figures: expected.total, before: expected.totalBefore };
  const summary = section.figures.map((figure) => lineOf(all, figure));
  // nothing is shown by what is nothing
  expect(summary.flat().some((cell) => typeof cell === 'number' && cell > 0)).toBe(true);

  const [, first, byCount] = await readXlsxFile(await fileOf('xlsx'));
  expect(first?.data.slice(1, 1 + summary.length)).toEqual(summary);
  const counts = [...expected.rows.map(({ figures }) => figures), expected.total].map((figures) =>
    section.figures.map((figure) => figures[figure]?.['count']),
  );
  expect(byCount?.data.slice(1).map(([, ...row]) => row)).toEqual(counts);

  const lines = await readCsv(test, await fileOf('csv'), 1 + (summary[0]?.length ?? 0));
  expect(lines.slice(-summary.length).map(([, figure, ...row]) => [figure, ...row.map(Number)])).toEqual(summary);
  expect(lines).toHaveLength((1 + expected.rows.length) * summary.length);

  const texts = await textOfPdf(await fileOf('pdf'));
  expect(texts).toContain(section.words.en.title);
  for (const [name, count] of summary)
    expect([name, texts[texts.indexOf(String(name)) + 1]]).toEqual([name, Number(count).toLocaleString('en-CA')]);
}

/** The lines of a file as PostgreSQL reads it, without the first. */
async function readCsv(test: TestApp, content: Buffer, columns: number): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-figures-'));
  const file = path.join(folder, 'figures.csv');
  const client = await test.owner.connect();
  try {
    await writeFile(file, content);
    const names = Array.from({ length: columns }, (_, column) => `c${column}`);
    await client.query(`create temp table figures (line serial, ${names.join(' text, ')} text)`);
    await client.query(`copy figures (${names.join(', ')}) from '${file}' with (format csv, header, encoding 'UTF8')`);
    const { rows } = await client.query<string[]>({
      text: `select ${names.join(', ')} from figures order by line`,
      rowMode: 'array',
    });
    return rows;
  } finally {
    await client.query('drop table if exists figures');
    client.release();
    await rm(folder, { recursive: true });
  }
}
