import type { Translated } from '../../lib/i18n/texts.ts';
import type { contactEn } from './contact.en.ts';

export const contactFr: Translated<typeof contactEn> = {
  title: 'Nous joindre',
  lead: 'Quand le soutien répond, quoi avoir sous la main et où trouver une réponse tout de suite.',
  hours: {
    title: 'Heures du soutien',
    open: 'Ouvert maintenant',
    closed: 'Fermé maintenant',
    openText: 'Le soutien répond jusqu’à 16\u00A0h\u00A030, heure de Québec.',
    today: 'Le soutien ouvre aujourd’hui à 8\u00A0h, heure de Québec.',
    tomorrow: 'Le soutien ouvre demain à 8\u00A0h, heure de Québec.',
    later: 'Le soutien ouvre le {day} à 8\u00A0h, heure de Québec.',
    holiday: 'Aujourd’hui est un jour férié\u00A0: {name}.',
    days: 'Du lundi au vendredi',
    time: 'de 8\u00A0h à 16\u00A0h\u00A030',
    zone: 'heure de Québec',
    islands: 'Aux Îles-de-la-Madeleine, c’est de 9\u00A0h à 17\u00A0h\u00A030.',
    closedDays: 'Fermé',
    weekend: 'Le samedi, le dimanche et les jours fériés',
    nextHoliday: 'Prochain jour férié',
    holidays: {
      'new-year': 'jour de l’An',
      'good-friday': 'Vendredi saint',
      'patriots-day': 'Journée nationale des patriotes',
      'national-holiday': 'fête nationale du Québec',
      'canada-day': 'fête du Canada',
      'labour-day': 'fête du Travail',
      thanksgiving: 'Action de grâce',
      christmas: 'jour de Noël',
    },
    onDay: '{name}, le {day}',
    opensLabel: 'Ouvert',
  },
  sales: {
    title: 'En plein service?',
    text: '<p><b>Continuez à vendre.</b> Une panne n’arrête ni les ventes ni les reçus\u00A0: les factures sont gardées et partent au retour de la connexion. <outage>Quoi faire pendant une panne</outage></p>',
  },
  answers: {
    title: 'Trouver une réponse maintenant',
    text: '<ul><li><faq>Foire aux questions</faq>\u00A0: pannes, codes d’erreur, employés, remboursements.</li><li><configuration>Guide d’installation</configuration>\u00A0: ce qui est fait et ce qui reste à faire.</li><li><logs>Journal d’activité</logs>\u00A0: ce qu’est devenue chaque facture.</li></ul>',
  },
  ready: {
    title: 'À avoir sous la main',
    lead: 'Le soutien vous les demandera. Un code d’erreur comme JW00B999429E[16] et une référence aident aussi\u00A0: copiez-les tels quels.',
    business: 'Commerce',
    fileNumber: 'Numéro de dossier',
    devices: 'Numéros d’appareil',
    noDevice: 'Aucun appareil associé',
    missing: 'À remplir',
    person: 'Votre compte',
  },
  reach: {
    title: 'Comment nous joindre',
    text: 'Cet écran n’envoie pas encore de message. Si un partenaire s’occupe de votre commerce, joignez-le d’abord\u00A0: il voit les mêmes écrans que vous. Sinon, passez par la personne de Comptoir qui vous a inscrit.',
  },
};
