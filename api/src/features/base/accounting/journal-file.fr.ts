import type { Written } from './journal-words.ts';

/** Ce qui accompagne des écritures en français. */
export const journalFileFr: Written = {
  readMe: 'LISEZ-MOI.txt',
  fileName: 'ecritures',
  title: (of, from, to) => `${of}, écritures du ${from} au ${to}`,
  made: (at) => `Faites le ${at} pour`,
  programs: { quickbooks: 'QuickBooks en ligne', sage: 'Sage Comptabilité' },
  nothing: 'Il n’y a rien à inscrire pour cette période.',
  file: (name, entries, total) =>
    `${name}\u00A0: ${entries} ${entries > 1 ? 'écritures' : 'écriture'}, débits ${total}, crédits ${total}`,
  total: 'Tous les fichiers',
  how: {
    quickbooks: [
      'Paramètres > Importer des données > Écritures de journal, un fichier après l’autre. Les dates sont MM/JJ/AAAA.',
      'Chaque compte doit exister dans votre plan comptable sous le nom qui est dans le fichier. Désactivez les numéros de compte pendant l’importation.',
      'N’utilisez pas de compte de type comptes clients ou fournisseurs\u00A0: QuickBooks demande un client à chacune de leurs lignes.',
    ],
    sage: [
      'Ajustements > Journaux > Nouveau journal > Importer des journaux, un fichier après l’autre. Les dates sont MM-JJ-AAAA.',
      'Chaque compte doit exister dans votre plan comptable sous le numéro qui est dans le fichier.',
    ],
  },
  ofSeveral: 'Vos commerces',
  part: (part, parts) => `Partie ${part} de ${parts}, dans l’ordre de leurs noms.`,
  leftOut: {
    quickbooks:
      'Laissés de côté, parce que des comptes où ils inscrivent n’ont pas de nom. Donnez-les sous Rapports de ventes, Comptabilité\u00A0:',
    sage: 'Laissés de côté, parce que des comptes où ils inscrivent n’ont pas de numéro. Donnez-les sous Rapports de ventes, Comptabilité\u00A0:',
  },
  once: 'Une écriture porte le même numéro chaque fois que son jour est exporté\u00A0: n’importez chaque jour qu’une fois.',
};
