import type { Context } from '../context.ts';
import { JOURNAL, openJournal, type Journal } from '../journal/open-journal.ts';
import { JournalDamagedError } from '../journal/read-entries.ts';
import { TEXTS } from '../texts/language.ts';
import { TerminalError } from '../terminal-error.ts';
import { FolderBusyError, type Folder, type SigningKey, type Turn } from '../platform.ts';
import { requireName } from './list-terminals.ts';
import { isLinked, readTerminalRecord, removeOldKeys, type LinkedRecord } from './terminal-record.ts';

/** A terminal that this call alone has in hand. */
export interface Terminal {
  readonly name: string;
  readonly folder: Folder;
  readonly record: LinkedRecord;
  readonly journal: Journal;
  /** Reads the signing key; asked for when something is signed. */
  readonly signingKey: () => Promise<SigningKey>;
  /** The authority's certificate that QR codes are encrypted to. */
  readonly psiCertificate: () => Promise<string>;
}

/** Longest wait of a second command for its turn: longer than any sale can take. */
const TURN_WAIT_MS = 120_000;
/** Wait before it says so. */
const PATIENCE_MS = 1000;

/** Runs `work` with a terminal that can bill, alone. @throws TerminalError when it is not linked yet, or another keeps it busy */
export async function withTerminal<T>(
  context: Context,
  name: string,
  work: (terminal: Terminal) => Promise<T>,
): Promise<T> {
  return withTerminalFolder(context, name, async (folder) => {
    const record = await readTerminalRecord(folder);
    if (!isLinked(record)) throw new TerminalError((texts) => texts.notLinked(name));
    await removeOldKeys(folder, record);
    return withJournal(context, folder, (journal) => work(openTerminal({ name, folder, journal }, record)));
  });
}

/** A terminal in hand with what its record says, as after its certificate was renewed. */
export const openTerminal = (
  { name, folder, journal }: Pick<Terminal, 'name' | 'folder' | 'journal'>,
  record: LinkedRecord,
): Terminal => ({
  name,
  folder,
  record,
  journal,
  signingKey: () => folder.keys.open(record.certificate.keyFile),
  psiCertificate: async () => (await folder.read(PSI_CERTIFICATE)) ?? damaged(folder, PSI_CERTIFICATE),
});

/** Runs `work` with a terminal's folder, alone; the folder is made when it is new. */
export async function withTerminalFolder<T>(
  context: Context,
  name: string,
  work: (folder: Folder) => Promise<T>,
): Promise<T> {
  requireName(name);
  try {
    return await context.folders.alone(name, turnOf(context, name), work);
  } catch (error) {
    if (error instanceof FolderBusyError) throw new TerminalError((texts) => texts.terminalBusy(name, error.owner));
    throw error;
  }
}

const turnOf = ({ screen, language }: Context, name: string): Turn => ({
  waitMs: TURN_WAIT_MS,
  announceAfterMs: PATIENCE_MS,
  onWaiting: () => screen.warn(TEXTS[language].terminal.waitingForTurn(name)),
});

/** Runs `work` with the journal of a folder. */
export async function withJournal<T>(
  context: Context,
  folder: Folder,
  work: (journal: Journal) => Promise<T>,
): Promise<T> {
  const journal = await openSafely(context, folder);
  try {
    return await work(journal);
  } finally {
    await journal.close();
  }
}

async function openSafely(context: Context, folder: Folder): Promise<Journal> {
  try {
    return await openJournal(folder, context.now);
  } catch (error) {
    if (!(error instanceof JournalDamagedError)) throw error;
    const { offset } = error;
    throw new TerminalError((texts) => texts.damagedJournal(folder.pathOf(JOURNAL), offset), { cause: error });
  }
}

/** Name of the file with the authority's certificate. */
export const PSI_CERTIFICATE = 'psi.pem';

function damaged(folder: Folder, name: string): never {
  throw new TerminalError((texts) => texts.damagedFile(folder.pathOf(name)));
}
