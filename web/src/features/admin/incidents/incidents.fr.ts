import type { Translated } from '../../../lib/i18n/texts.ts';
import type { incidentsEn } from './incidents.en.ts';

export const incidentsFr: Translated<typeof incidentsEn> = {
  title: 'Registre des incidents',
  lead: 'Les incidents de confidentialité, comme la loi 25 les fait inscrire. Rien de ce qui est écrit ici ne s’enlève\u00A0: une modification s’ajoute à ce qui y était.',
  caption: 'Incidents de confidentialité',
  record: 'Inscrire un incident',
  download: 'Exporter (CSV)',
  columns: {
    number: 'No',
    circumstances: 'Circonstances',
    discovered: 'Découvert',
    people: 'Personnes',
    risk: 'Préjudice sérieux',
    kept: 'Gardé jusqu’au',
  },
  risk: { serious: 'Risque', none: 'Aucun risque' },
  unknown: 'Inconnu',
  empty: 'Aucun incident inscrit',
  emptyText: 'Un incident est un accès, un usage ou une perte de renseignements personnels que la loi ne permet pas.',
  dialog: { new: 'Inscrire un incident', one: 'Incident no {number}', save: 'Enregistrer' },
  fields: {
    circumstances: 'Ce qui s’est passé, et pourquoi',
    information: 'Renseignements personnels visés',
    happenedFrom: 'Survenu le, ou à partir du',
    happenedUntil: 'Jusqu’au (facultatif)',
    discoveredOn: 'Découvert le',
    peopleCount: 'Personnes concernées (vide\u00A0: inconnu)',
    isSerious: 'Il y a un risque de préjudice sérieux',
    riskReasons: 'Ce qui plaide pour ou contre ce risque',
    authorityNotifiedOn: 'Commission d’accès à l’information avisée le (facultatif)',
    peopleNotifiedOn: 'Personnes avisées le (facultatif)',
    measures: 'Mesures prises',
  },
  rules: { invalid: 'Ce jour est impossible', 'too-long': '4000 caractères au plus' },
  history: 'Révision {revision}, {writtenBy}',
};
