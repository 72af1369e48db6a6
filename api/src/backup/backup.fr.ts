import type { BackupTexts } from './backup.en.ts';
import type { NumberRun } from './database-facts.queries.ts';

type DocumentKind = NumberRun['kind'];

const KINDS: Readonly<Record<DocumentKind, string>> = {
  invoices: 'facture de service',
  credit_notes: 'note de crédit',
};

const countBills = (count: number): string => `${count} ${count > 1 ? 'factures remises' : 'facture remise'}`;

function missingAfter(missing: number | null, lastBill: string | null): string {
  const place = lastBill === null ? 'depuis la première' : `après la facture ${lastBill}`;
  if (missing === null) return `on ne sait pas combien de factures manquent ${place}`;
  if (missing === 0) return `aucune facture ne manque ${place}`;
  return `il manque ${missing} ${missing > 1 ? 'factures' : 'facture'} ${place}`;
}

export const FR: BackupTexts = {
  usage: {
    backup: 'Dites tout au plus où va la sauvegarde\u00A0: npm run backup -- /mnt/sauvegardes/comptoir-1',
    restore:
      'Dites quelle sauvegarde\u00A0: npm run restore -- <dossier>, avec --replace pour mettre de côté la base actuelle.',
    restoreGiven:
      'Dites quelle sauvegarde\u00A0: npm run restore -- <dossier>, dans la base vide de DATABASE_MIGRATE_URL, avec --elsewhere si elle est dans un autre PostgreSQL que celui qui a été copié.',
    'restore:check':
      'Dites quelle sauvegarde\u00A0: npm run restore:check -- <dossier>; sans dossier, la base de DATABASE_URL est vérifiée.',
    restored:
      'Dites qu’une base a été remise\u00A0: npm run restored, ou ce qui est connu depuis\u00A0: npm run restored -- --list',
  },
  toolMissing: (name, major, folder) =>
    `${name} n’est pas ${folder === null ? 'dans le PATH' : `dans ${folder}`}\u00A0: installez les outils clients de PostgreSQL ${major} (postgresql-client-${major} sur Debian), ou dites dans PG_BIN dans quel dossier ils sont.`,
  toolOlder: (name, found, major) =>
    `${name} est de PostgreSQL ${found || '?'} et la base de PostgreSQL ${major}\u00A0: installez ses outils clients, ou dites dans PG_BIN dans quel dossier ils sont.`,
  noComptoir: 'Il n’y a pas de Comptoir dans la base de DATABASE_URL\u00A0: npm run migrate en fait un.',
  needsOwner:
    'Les tables n’appartiennent pas au compte de DATABASE_URL\u00A0: donnez dans DATABASE_MIGRATE_URL celui de leur propriétaire, qui seul peut toutes les copier.',
  ofEmbedded:
    'Cette sauvegarde est celle d’une base intégrée\u00A0: enlevez DATABASE_URL et DATABASE_MIGRATE_URL des réglages, et elle est restaurée dans DATA_DIR.',
  ofGiven:
    'Cette sauvegarde est celle d’un PostgreSQL à vous\u00A0: donnez DATABASE_URL et DATABASE_MIGRATE_URL de celui où la restaurer.',
  serverOlder: (found, wanted) =>
    `La base est de PostgreSQL ${found} et la sauvegarde de PostgreSQL ${wanted}\u00A0: restaurez-la dans une qui n’est pas plus ancienne.`,
  otherOwner: (wanted, found) =>
    `Les tables de la sauvegarde appartiennent au compte ${wanted} et celui-ci est ${found}\u00A0: des droits y sont donnés à ce nom, faites donc un compte ${wanted} et donnez-le dans DATABASE_MIGRATE_URL.`,
  notEmpty:
    'La base de DATABASE_MIGRATE_URL n’est pas vide\u00A0: renommez-la (alter database … rename to …), faites-en une vide du même propriétaire et restaurez dans celle-là.',
  otherCluster:
    'La sauvegarde est celle d’un autre PostgreSQL que celui de DATABASE_MIGRATE_URL\u00A0: corrigez le réglage, ou dites --elsewhere si c’est bien là qu’elle va.',
  copyBroken: (reason) => `La base n’a pas été copiée (${reason})\u00A0: rien n’a été gardé; essayez de nouveau.`,
  restoreBroken: (database, reason) =>
    `La sauvegarde n’a été relue qu’en partie (${reason})\u00A0: supprimez la base ${database}, refaites-la et restaurez de nouveau.`,
  noScratch: (login) =>
    `Le compte ${login} ne peut pas faire de base où essayer la sauvegarde\u00A0: alter role ${login} createdb.`,
  noDatabase: (dataDir) => `Il n’y a pas de base dans ${dataDir}\u00A0: choisissez le dossier avec DATA_DIR.`,
  targetTaken: (target) => `${target} existe déjà\u00A0: choisissez un autre dossier pour la sauvegarde.`,
  noBackup: (folder) => `${folder} n’est pas une sauvegarde\u00A0: il n’y a pas de manifest.json.`,
  damaged: (name) =>
    `La sauvegarde est endommagée\u00A0: ${name} n’est pas ce que dit le manifeste. Prenez-en une autre.`,
  inUse: (dataDir) => `Un Comptoir fonctionne sur ${dataDir}\u00A0: arrêtez-le d’abord, puis restaurez.`,
  databaseThere: (folder) =>
    `Il y a une base dans ${folder}\u00A0: ajoutez --replace pour la mettre de côté, où elle reste jusqu’à ce que vous la supprimiez.`,
  otherKey: (wanted, found) =>
    `La sauvegarde a été faite avec la clé ${wanted}, et ${found === null ? 'il n’y en a pas ici' : `celle d’ici est ${found}`}\u00A0: remettez ce secret.key dans DATA_DIR, ou réglez COMPTOIR_SECRET_KEY, puis restaurez.`,
  made: (target) => `Sauvegarde faite\u00A0: ${target}`,
  holds: (bills, chains, isGiven) =>
    `Elle contient toute la base et les preuves à côté d’elle\u00A0: ${bills} factures sur ${chains} chaînes, tous les comptes${isGiven ? ' et les secrets scellés' : ', les secrets scellés et le mot de passe du serveur intégré'}. Qui l’a peut tout y lire, sauf ce qui est scellé.`,
  keysApart: (secret, token) =>
    `Elle ne contient aucune clé. Gardez à part celle qui ouvre les secrets (${secret ?? 'pas encore faite'}), sans laquelle elle ne sert guère, et celle qui signe les sessions (${token ?? 'pas encore faite'}).`,
  tillsApart: 'Les dossiers des appareils et les réglages n’en font pas partie.',
  restored: (madeAt) => `La base est comme elle était le ${madeAt}.`,
  movedTo: (folder) => `Celle qui était là est dans ${folder}.`,
  missing: (bills) =>
    bills === 0
      ? 'Aucune des factures qui étaient là ne manque à la copie.'
      : `Il manque à la copie au plus ${bills} ${bills > 1 ? 'factures' : 'facture'} de celles qui étaient là; npm run restored -- --list dit combien chaque appareil doit encore en remettre.`,
  nothingKnown: 'Rien n’est connu comme manquant depuis une restauration.',
  nextStart:
    'Au prochain démarrage, le fournisseur de paiement dira ce qui s’est passé depuis; d’ici là, rien n’est débité. Chaque appareil est entendu à son prochain envoi.',
  said: 'C’est noté. Le serveur en marche le voit en quelques secondes, un autre à son démarrage\u00A0: il demande alors au fournisseur de paiement ce qui s’est passé depuis et attend d’entendre chaque appareil.',
  check: {
    title: (madeAt, version) => `Sauvegarde du ${madeAt}, faite par Comptoir ${version}`,
    chains: (chains, bills) => `${chains} chaînes de ${bills} factures vérifiées, signature par signature`,
    titleServed: 'La base de DATABASE_URL',
    headsServed: 'chaque tête est celle de sa file',
    soundServed: 'Cette base est entière.',
    unsoundServed: 'Ne vous fiez pas à cette base\u00A0: voyez ci-dessus.',
    heads: 'chaque tête est celle de sa file, et celle du manifeste est sur la chaîne',
    counts: 'rien ne manque de ce que compte le manifeste',
    once: 'aucune facture n’est là deux fois, et aucun numéro de Revenu Québec n’a été donné deux fois',
    whole: 'le commerçant, l’appareil et la personne de chaque ligne sont là',
    orphans: (table, count) => `${table}\u00A0: ${count} lignes nomment ce qui n’est pas là`,
    numbers: 'les numéros de factures de service et de notes de crédit se suivent sans trou',
    trail: 'le journal d’audit tient, face aux têtes qui ont été notées',
    log: 'les journées scellées du journal d’activité tiennent, et ses mois en fichiers sont entiers',
    schema: 'le schéma est celui du manifeste',
    fault: (device, kind, noTrans) =>
      `appareil ${device}\u00A0: ${kind}${noTrans === null ? '' : ` à la facture ${noTrans}`}`,
    missing: (device) => `l’appareil ${device} manque`,
    fewer: (table, claimed, found) => `${table}\u00A0: ${found} lignes, le manifeste en compte ${claimed}`,
    receipt: (number) => `le numéro ${number} de Revenu Québec est sur plus d’une facture`,
    numbersButKnown:
      'les numéros de factures de service et de notes de crédit se suivent, sans autre trou que ceux qui sont connus',
    repeating: (kind, next, highest) =>
      `${KINDS[kind]}\u00A0: le numéro ${highest} existe, et le prochain serait ${next}`,
    gap: (kind, numbers) => `${KINDS[kind]} ${numbers}\u00A0: manque, sans qu’une restauration l’ait sauté`,
    known: 'connu depuis une restauration, sans que rien soit en défaut\u00A0:',
    knownGap: (kind, numbers) =>
      `${KINDS[kind]} ${numbers}\u00A0: sauté par une restauration\u00A0: émis après la copie, et pas refait`,
    lane: ({ name, company, lastBill, isUnheard, missing, handedAgain }) =>
      [
        `${name} de ${company}`,
        ...(handedAgain > 0 ? [`${countBills(handedAgain)} de nouveau`] : []),
        ...(isUnheard ? [`pas encore entendu\u00A0: ${missingAfter(missing, lastBill)}`] : []),
      ].join(', '),
    sound: 'Cette sauvegarde peut être restaurée.',
    unsound: 'Ne vous fiez pas à cette sauvegarde\u00A0: voyez ci-dessus.',
  },
};
