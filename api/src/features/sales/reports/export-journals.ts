import { MOST_JOURNALS } from '@comptoir/contract/sales/report-accounting';
import { can } from '@comptoir/domain/base/access/access';
import type { JournalFile } from '@comptoir/domain/base/accounting/write-journal';
import { Readable } from 'node:stream';
import { writeArchive } from '../../../platform/files/write-archive.ts';
import { wordOfBusiness } from '@comptoir/domain/base/files/name-file';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { JOURNAL_WORDS } from '../../base/accounting/journal-words.ts';
import {
  listFiles,
  sayFile,
  sayHow,
  writeJournalFiles,
  type WantedJournal,
} from '../../base/accounting/pack-journal.ts';
import { isProvenByPerson } from '../../base/sessions/move-session.ts';
import { actorAt } from './actor-at.ts';
import { listBookPlaces, type BookPlace } from './book-places.queries.ts';
import { logJournal, readSalesJournal, type JournalDeps } from './export-journal.ts';

/** A business with its journal; null where accounts that it books on are not given. */
interface Book {
  readonly place: BookPlace;
  readonly files: readonly JournalFile[] | null;
}

/**
 * The journals of an account's businesses, one after the other, in one archive with a read-me; what is left out is named there and in the
 * answer. The log of each says so. What the provider alone has proven opens no other business. Source: decision 201.
 * @throws AppError validation-failed, password-sign-in-required, session-ended
 */
export async function exportJournals(
  deps: JournalDeps,
  { user, sessionId }: SignedIn,
  { part, ...wanted }: WantedJournal & { readonly part: number },
): Promise<File> {
  const places = await deps.database.transaction({ role: 'system' }, async (tx) => {
    if (!(await isProvenByPerson(tx, sessionId))) throw new AppError('password-sign-in-required');
    return listBookPlaces(tx, user.accountId);
  });
  const allowed = places.filter((place) => can(actorAt(place), 'read-bills'));
  const asked = allowed.slice((part - 1) * MOST_JOURNALS, part * MOST_JOURNALS);
  const books: Book[] = [];
  for (const place of asked) books.push(await openBook(deps, place, { wanted, names: books }));
  const madeAt = deps.now();
  const parts = Math.max(1, Math.ceil(allowed.length / MOST_JOURNALS));
  const { fileName, readMe } = JOURNAL_WORDS[wanted.language];
  const content = Buffer.from(writeReadMe(books, { wanted, madeAt, part, parts }));
  const packed = listFiles(
    books.flatMap(({ files }) => files ?? []),
    { name: readMe, content },
  );
  const { format, from, to } = wanted;
  return {
    name: `comptoir-${fileName}-${format}-${from}-${to}${parts > 1 ? `-${part}` : ''}.zip`,
    business: null,
    contentType: 'application/zip',
    content: Readable.from(writeArchive(packed, madeAt)),
    count: books.filter(({ files }) => files?.length).length,
    leftOut: books.filter(({ files }) => files === null).map(({ place }) => place.merchantId),
  };
}

/** Reads and logs the journal of one business, with the eyes of its own person. */
async function openBook(
  deps: JournalDeps,
  place: BookPlace,
  { wanted, names }: { wanted: WantedJournal; names: readonly Book[] },
): Promise<Book> {
  const scope = { merchantId: place.merchantId, asked: actorAt(place) };
  const journal = await readSalesJournal(deps, scope, wanted);
  try {
    const written = writeJournalFiles(wanted.format, journal);
    await logJournal(deps, scope, { wanted, user: { id: place.userId, email: place.email } });
    const name = nameOf(place, { wanted, names });
    return { place, files: written.map((file) => ({ ...file, name: `${name}-${file.name}` })) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'accounts-incomplete') return { place, files: null };
    throw error;
  }
}

/** Names the files of a business by it and by the days; a name that another one bears too is numbered. */
function nameOf(
  { name }: BookPlace,
  { wanted: { from, to }, names }: { wanted: WantedJournal; names: readonly Book[] },
): string {
  const word = wordOfBusiness(name);
  const alike = names.filter(({ place }) => wordOfBusiness(place.name) === word).length;
  return `${alike > 0 ? `${word}-${alike + 1}` : word}-${from}-${to}`;
}

function writeReadMe(
  books: readonly Book[],
  { wanted, madeAt, part, parts }: { wanted: WantedJournal; madeAt: Date; part: number; parts: number },
): string {
  const { language, format, from, to } = wanted;
  const said = JOURNAL_WORDS[language];
  const leftOut = books.filter(({ files }) => files === null);
  return [
    said.title(said.ofSeveral, from, to),
    `${said.made(madeAt.toISOString().slice(0, 10))} ${said.programs[format]}.`,
    ...(parts > 1 ? [said.part(part, parts)] : []),
    '',
    ...books.flatMap(({ place, files }) => (files ? [place.name, ...linesOf(files, language)] : [])),
    '',
    ...(leftOut.length > 0 ? [said.leftOut[format], ...leftOut.map(({ place }) => `  ${place.name}`), ''] : []),
    ...sayHow(wanted),
    '',
  ].join('\r\n');
}

const linesOf = (files: readonly JournalFile[], language: WantedJournal['language']): string[] =>
  files.length > 0 ? files.map((file) => sayFile(file, language)) : [`  ${JOURNAL_WORDS[language].nothing}`];
