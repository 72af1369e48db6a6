import type { Translated } from '../../lib/i18n/texts.ts';
import type { devicesSectionEn } from './devices-section.en.ts';

export const devicesSectionFr: Translated<typeof devicesSectionEn> = {
  title: 'Appareils',
  all: 'Voir les appareils',
  none: 'Aucun appareil n’est encore associé.',
  more: 'et {count, plural, one {# autre} other {# autres}}',
  oldCalendar:
    'Un changement de taxe manque à {count, plural, one {# appareil} other {# appareils}}. Connectez chacun\u00A0: il le reçoit la prochaine fois qu’il joint Comptoir.',
  seen: 'vu {ago}',
  neverSeen: 'pas encore vu',
  until: 'jusqu’au {day}, encore {days, plural, one {# jour} other {# jours}}',
  untilYears: 'jusqu’au {day}, encore plus {years, plural, one {d’un an} other {de # ans}}',
  certificate: {
    none: 'Aucun certificat',
    valid: 'Valide',
    renewable: 'Renouvelable',
    expiring: 'Expire bientôt',
    expired: 'Expiré',
    revoked: 'Révoqué',
  },
};
