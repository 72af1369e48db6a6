import type { Translated } from '../../../lib/i18n/texts.ts';
import type { certificationEn } from './certification.en.ts';

export const certificationFr: Translated<typeof certificationEn> = {
  title: 'Certification du produit',
  lead: 'Revenu Québec vérifie le produit cas par cas. Chaque envoi nomme le cas ci-dessous, et chaque réponse nomme le suivant.',
  environment: 'Environnement\u00A0: {environment}',
  notRun: 'Aucune certification n’a lieu dans cet environnement\u00A0: les envois ne nomment aucun cas d’essai.',
  noCase: 'Aucun cas n’est choisi. Dans ESSAI, rien n’est envoyé à Revenu Québec avant qu’il y en ait un.',
  done: 'Revenu Québec ne demande plus aucun cas\u00A0: la certification est terminée.',
  field: 'Cas d’essai du prochain envoi',
  hint: 'Trois chiffres, un point, trois chiffres\u00A0: cas, support d’impression et étape, comme 510.001. Vide pour aucun.',
  invalid: 'Le cas d’essai doit être valide',
  save: 'Utiliser ce cas',
  replies: 'Dernières réponses',
  columns: {
    at: 'Heure',
    request: 'Demande',
    device: 'Appareil',
    case: 'Cas',
    result: 'Résultat',
    next: 'Cas suivant',
  },
  accepted: 'Acceptée',
  refused: 'Avec erreurs',
  none: 'Aucun',
  empty: { title: 'Aucune réponse', text: 'La première paraît ici dès qu’un envoi a nommé un cas.' },
};
