import type { Translated } from '../../../lib/i18n/texts.ts';
import type { messageTemplatesEn } from './message-templates.en.ts';

export const messageTemplatesFr: Translated<typeof messageTemplatesEn> = {
  title: 'Modèles de message',
  write: 'Rédiger un modèle',
  columns: { name: 'Nom', state: 'État', subject: 'Objet', changedAt: 'Modifié', changedBy: 'Modifié par' },
  states: { used: 'En usage', retired: 'Retiré' },
  acts: { write: 'Modifier', retire: 'Retirer' },
  about: '{act} «\u00A0{name}\u00A0»',
  retired: 'Le modèle «\u00A0{name}\u00A0» est retiré.',
  follows:
    '«\u00A0{name}\u00A0» ne sera plus offert et ne pourra plus être modifié. Les messages déjà envoyés restent tels quels.',
  empty: {
    title: 'Aucun modèle',
    text: 'Un modèle est un message aux commerçants que vous rédigez une fois, dans les deux langues, et que vous reprenez au besoin.',
  },
  name: 'Nom',
  nameHint: 'Pour vous seulement\u00A0: les commerçants ne le voient pas.',
  nameTaken: 'Un autre modèle porte ce nom.',
  previewFor: 'Aperçu pour',
  sample: 'Valeurs d’exemple',
  save: 'Enregistrer',
};
