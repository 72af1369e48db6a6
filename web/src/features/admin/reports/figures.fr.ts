import type { Translated } from '../../../lib/i18n/texts.ts';
import type { figuresEn } from './figures.en.ts';

export const figuresFr: Translated<typeof figuresEn> = {
  before: 'Comparés à ceux du {from} au {to}.',
  group: 'Par',
  caption: '{part}, du {from} au {to}',
  tiles: { counted: 'Nombre\u00A0: {number}; {before} avant', before: '{before} avant' },
  chartAlong: '{figure}, ligne par ligne',
  days: '{days} j',
  show: 'Afficher les commerçants derrière\u00A0: {figure}, {row}',
  behind: 'Commerçants derrière le chiffre\u00A0: {figure}, {row}',
  merchant: 'Commerçant',
  merchants: '{count, plural, one {# commerçant} other {# commerçants}} au total',
  close: 'Fermer',
  download: { csv: 'Exporter (CSV)', xlsx: 'Exporter (Excel)', pdf: 'Enregistrer en PDF' },
};
