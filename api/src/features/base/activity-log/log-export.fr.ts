import type { logExportEn } from './log-export.en.ts';

/** The exported file in French. */
export const logExportFr: typeof logExportEn = {
  fileName: 'journal-activite',
  columns: (zone) => [
    `Date (${zone})`,
    'Décalage UTC',
    'Événement',
    'Appareil',
    'Numéro d’appareil',
    'Message',
    'Niveau',
    'Ligne',
  ],
  levels: { success: 'Réussite', info: 'Information', warning: 'Avertissement', error: 'Problème' },
  endLine: ({ count, lastId, sha256 }) => [
    'Fin du fichier',
    '',
    `Lignes\u00A0: ${count}`,
    '',
    '',
    `SHA-256\u00A0: ${sha256}`,
    '',
    lastId ?? '',
  ],
};
