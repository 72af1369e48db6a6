import type { Translated } from '../../lib/i18n/texts.ts';
import type { messageWordsEn } from './message-words.en.ts';

export const messageWordsFr: Translated<typeof messageWordsEn> = {
  languages: { fr: 'Français', en: 'Anglais' },
  subjectFr: 'Objet, en français',
  subjectEn: 'Objet, en anglais',
  textFr: 'Message, en français',
  textEn: 'Message, en anglais',
  hint: 'Une ligne vide commence un paragraphe. La salutation et notre signature s’ajoutent d’elles-mêmes.',
  placeholders: 'Ce qui est rempli pour chaque commerçant',
  means: {
    merchant: 'nom du commerçant',
    firstName: 'prénom du destinataire',
    fileNumber: 'numéro de dossier à Revenu Québec',
    supportPhone: 'téléphone du soutien',
    supportEmail: 'courriel du soutien',
    portal: 'adresse du portail',
  },
  unknown: '«\u00A0{written}\u00A0» n’est pas un champ à remplir. Prenez-en un dans la liste ou enlevez les accolades.',
  tooLong: 'C’est trop long.',
  preview: 'Aperçu',
  previewOf: 'Tel que {name} le recevra',
  previewSample: 'Tel qu’un commerçant le recevrait, avec des valeurs d’exemple',
  previewIn: { fr: 'Aperçu en français', en: 'Aperçu en anglais' },
  changed: 'Le texte a changé depuis cet aperçu.',
  missing:
    '{count, plural, one {Ce commerçant n’a pas de valeur pour {names}\u00A0: il ne recevra pas le message.} other {Ce commerçant n’a pas de valeurs pour {names}\u00A0: il ne recevra pas le message.}}',
};
