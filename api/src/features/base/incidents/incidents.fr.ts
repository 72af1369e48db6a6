import type { IncidentTexts } from './incidents.en.ts';

export const incidentsFr: IncidentTexts = {
  fileName: 'registre-des-incidents.csv',
  head: [
    'Numéro',
    'Révision',
    'Circonstances',
    'Renseignements personnels visés',
    'Du',
    'Au',
    'Découvert le',
    'Personnes concernées',
    'Risque de préjudice sérieux',
    'Motifs',
    'Commission avisée le',
    'Personnes avisées le',
    'Mesures',
    'Écrit le',
    'Écrit par',
    'Gardé jusqu’au',
  ],
  yes: 'Oui',
  no: 'Non',
};
