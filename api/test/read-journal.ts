import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArchive } from './proof-files.ts';
import type { TestApp } from './test-app.ts';

/** A line of a journal file as PostgreSQL reads it. */
export interface ReadLine {
  readonly number: string;
  readonly day: string;
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
}

const FORMS = {
  quickbooks: {
    columns: ['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits'],
    shown: ['Journal No.', 'Journal Date', 'Account Name', 'Debits', 'Credits'],
  },
  sage: {
    columns: ['Reference', 'Date', 'Description', 'Ledger Account Number', 'Details', 'Debit', 'Credit'],
    shown: ['Reference', 'Date', 'Ledger Account Number', 'Debit', 'Credit'],
  },
} as const;

/** The lines of an archive's files, read by PostgreSQL: another reader of CSV than what wrote them, and a strict one about headings. */
export async function readJournal(test: TestApp, archive: Buffer, format: keyof typeof FORMS) {
  const files = readArchive(archive);
  const { columns, shown } = FORMS[format];
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`);
  const [number, day, account, debit, credit] = quoted(shown);
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-journal-'));
  const client = await test.owner.connect();
  try {
    await client.query(`create temp table imported (${quoted(columns).join(' text, ')} text)`);
    for (const [name, content] of files) {
      if (!name.endsWith('.csv')) continue;
      const file = path.join(folder, name);
      await writeFile(file, content);
      await client.query(`copy imported from '${file}' with (format csv, header match, encoding 'UTF8', force_null *)`);
    }
    const { rows } = await client.query<ReadLine>(
      `select ${number} as number, ${day} as day, ${account} as account, coalesce(${debit}::numeric * 100, 0)::int as debit,
        coalesce(${credit}::numeric * 100, 0)::int as credit from imported`,
    );
    return { lines: rows, names: [...files.keys()], readMe: String([...files.values()][0]) };
  } finally {
    await client.query('drop table if exists imported');
    client.release();
    await rm(folder, { recursive: true });
  }
}
