import type { NumberRun, RestoredLane } from './database-facts.queries.ts';

type DocumentKind = NumberRun['kind'];

const KINDS: Readonly<Record<DocumentKind, string>> = { invoices: 'invoice', credit_notes: 'credit note' };

const countBills = (count: number): string => (count === 1 ? '1 bill' : `${count} bills`);

function missingAfter(missing: number | null, lastBill: string | null): string {
  const place = lastBill === null ? 'from the first one on' : `after bill ${lastBill}`;
  if (missing === null) return `how many bills are missing ${place} is not known`;
  return missing === 0 ? `no bill is missing ${place}` : `${countBills(missing)} missing ${place}`;
}

/** Texts of the commands that copy and put back the database. */
export const EN = {
  usage: {
    backup: 'Say at most where the backup goes: npm run backup -- /mnt/backups/comptoir-1',
    restore: 'Say which backup: npm run restore -- <folder>, with --replace to move the present database aside.',
    restoreGiven:
      'Say which backup: npm run restore -- <folder>, into the empty database of DATABASE_MIGRATE_URL, with --elsewhere when that PostgreSQL is not the one that was copied.',
    'restore:check':
      'Say which backup: npm run restore:check -- <folder>; without one, the database of DATABASE_URL is looked into.',
    restored: 'Say that a database was put back: npm run restored, or what is known since: npm run restored -- --list',
  },
  toolMissing: (name: string, major: number, folder: string | null) =>
    `${name} is not ${folder === null ? 'on the PATH' : `in ${folder}`}: install PostgreSQL ${major}’s client tools (postgresql-client-${major} on Debian), or say in PG_BIN which folder they are in.`,
  toolOlder: (name: string, found: number, major: number) =>
    `${name} is of PostgreSQL ${found || '?'} and the database of PostgreSQL ${major}: install its client tools, or say in PG_BIN which folder they are in.`,
  noComptoir: 'There is no Comptoir in the database of DATABASE_URL: npm run migrate makes one.',
  needsOwner:
    'The login of DATABASE_URL does not own the tables: give the owner’s in DATABASE_MIGRATE_URL, which alone can copy all of them.',
  ofEmbedded:
    'This backup is of an embedded database: take DATABASE_URL and DATABASE_MIGRATE_URL out of the settings, and it is restored into DATA_DIR.',
  ofGiven:
    'This backup is of a PostgreSQL of your own: give DATABASE_URL and DATABASE_MIGRATE_URL of the one that it is restored into.',
  serverOlder: (found: number, wanted: number) =>
    `The database is of PostgreSQL ${found} and the backup of PostgreSQL ${wanted}: restore it into one that is not older.`,
  otherOwner: (wanted: string, found: string) =>
    `The backup’s tables are owned by the login ${wanted} and this one is ${found}: rights in it are given by that name, so make a login ${wanted} and give it in DATABASE_MIGRATE_URL.`,
  notEmpty:
    'The database of DATABASE_MIGRATE_URL is not empty: rename it (alter database … rename to …), make an empty one with the same owner, and restore into that.',
  otherCluster:
    'The backup was not made from the PostgreSQL of DATABASE_MIGRATE_URL: correct the setting, or say --elsewhere if it has to go there.',
  copyBroken: (reason: string) => `The database was not copied (${reason}): nothing was kept; try again.`,
  restoreBroken: (database: string, reason: string) =>
    `The dump was read back in part only (${reason}): drop the database ${database}, make it again and restore again.`,
  noScratch: (login: string) =>
    `The login ${login} may make no database to try the backup in: alter role ${login} createdb.`,
  noDatabase: (dataDir: string) => `There is no database in ${dataDir}: choose the folder with DATA_DIR.`,
  targetTaken: (target: string) => `${target} is there already: choose another folder for the backup.`,
  noBackup: (folder: string) => `${folder} is not a backup: it has no manifest.json.`,
  damaged: (name: string) => `The backup is damaged: ${name} is not as the manifest says. Use another one.`,
  inUse: (dataDir: string) => `A Comptoir runs on ${dataDir}: stop it first, then restore.`,
  databaseThere: (folder: string) =>
    `There is a database in ${folder}: give --replace to move it aside, where it stays until you delete it.`,
  otherKey: (wanted: string, found: string | null) =>
    `The backup was made with the key ${wanted}, and ${found === null ? 'none is here' : `here is ${found}`}: put that secret.key into DATA_DIR, or set COMPTOIR_SECRET_KEY, then restore.`,
  made: (target: string) => `Backup made: ${target}`,
  holds: (bills: number, chains: number, isGiven: boolean) =>
    `It holds the whole database and the evidence beside it: ${bills} bills on ${chains} chains, all accounts, ${isGiven ? 'and sealed secrets' : 'sealed secrets, and the password of the embedded server'}. Whoever has it can read all of that but what is sealed.`,
  keysApart: (secret: string | null, token: string | null) =>
    `It holds no key. Keep these apart from it: the key that unseals secrets (${secret ?? 'none yet'}) without which it is of little use, and the one that signs sessions (${token ?? 'none yet'}).`,
  tillsApart: 'Devices’ folders and settings are not part of it.',
  restored: (madeAt: string) => `The database is as it was at ${madeAt}.`,
  movedTo: (folder: string) => `The one that was there is in ${folder}.`,
  missing: (bills: number) =>
    bills === 0
      ? 'The copy lacks no bill of those that were there.'
      : `The copy lacks at most ${countBills(bills)} of those that were there; npm run restored -- --list says which device still has to send how many.`,
  nothingKnown: 'Nothing is known to be missing since a restore.',
  nextStart:
    'The next start asks the provider of card payments what happened since; until then nothing is charged. Devices are heard one by one as they send.',
  said: 'Noted. The running server sees it within seconds, another one when it starts: it then asks the provider of card payments what happened since, and waits to hear from each device.',
  check: {
    title: (madeAt: string, version: string) => `Backup of ${madeAt}, made by Comptoir ${version}`,
    chains: (chains: number, bills: number) => `${chains} chains with ${bills} bills verified, signature by signature`,
    titleServed: 'The database of DATABASE_URL',
    headsServed: 'every head is the one of its lane',
    soundServed: 'This database is whole.',
    unsoundServed: 'This database must not be trusted: see above.',
    heads: 'every head is the one of its lane, and the manifest’s is on the chain',
    counts: 'nothing is missing that the manifest counts',
    once: 'no bill stands twice, and no number of Revenu Québec’s was given twice',
    whole: 'every row’s merchant, device and person are there',
    orphans: (table: string, count: number) => `${table}: ${count} rows name what is not there`,
    numbers: 'numbers of invoices and credit notes run without a gap',
    trail: 'the audit trail holds, against the heads that were written down',
    log: 'the sealed days of the log hold, and its months in files are whole',
    schema: 'the schema is the manifest’s',
    fault: (device: string, kind: string, noTrans: string | null) =>
      `device ${device}: ${kind}${noTrans === null ? '' : ` at bill ${noTrans}`}`,
    missing: (device: string) => `device ${device} is missing`,
    fewer: (table: string, claimed: number, found: number) => `${table}: ${found} rows, the manifest says ${claimed}`,
    receipt: (number: string) => `Revenu Québec’s number ${number} stands on more than one bill`,
    numbersButKnown: 'numbers of invoices and credit notes run without a gap but those that are known',
    repeating: (kind: DocumentKind, next: number, highest: number) =>
      `${KINDS[kind]}: number ${highest} is in use, and the next one would be ${next}`,
    gap: (kind: DocumentKind, numbers: string) => `${KINDS[kind]} ${numbers}: missing, and no restore has skipped it`,
    known: 'known since a restore, and no fault:',
    knownGap: (kind: DocumentKind, numbers: string) =>
      `${KINDS[kind]} ${numbers}: skipped by a restore: issued after the copy was made, and not made again`,
    lane: ({ name, company, lastBill, isUnheard, missing, handedAgain }: RestoredLane) =>
      [
        `${name} of ${company}`,
        ...(handedAgain > 0 ? [`${countBills(handedAgain)} handed in again`] : []),
        ...(isUnheard ? [`not heard yet: ${missingAfter(missing, lastBill)}`] : []),
      ].join(', '),
    sound: 'This backup can be restored.',
    unsound: 'This backup must not be trusted: see above.',
  },
};

export type BackupTexts = typeof EN;
