import type { auditEn } from './audit.en.ts';

/** The exported file in French. */
export const auditFr: typeof auditEn = {
  fileName: 'journal-audit.csv',
  columns: [
    'Position',
    'Moment (UTC)',
    'Utilisateur',
    'Courriel',
    'Rôle',
    'Au nom de',
    'Action',
    'Description',
    'Commerçant',
    'Type d’objet',
    'Objet',
    'Nom de l’objet',
    'Avant',
    'Après',
    'Adresse',
    'Navigateur',
    'Requête',
    'Ligne',
  ],
  endLine: ({ count, lastId, sha256 }) => [
    'Fin du fichier',
    `Lignes\u00A0: ${count}`,
    `SHA-256\u00A0: ${sha256}`,
    lastId ?? '',
  ],
};
