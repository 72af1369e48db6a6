import type { Translated } from '../../lib/i18n/texts.ts';
import type { sendWaitingEn } from './send-waiting.en.ts';

export const sendWaitingFr: Translated<typeof sendWaitingEn> = {
  send: 'Envoyer maintenant…',
  title: 'Envoyer ce qui attend',
  plan: '{count, plural, one {# facture} other {# factures}} de {devices, plural, one {# appareil} other {# appareils}}, la plus ancienne de {at}.',
  device: '{count, plural, one {# facture} other {# factures}}',
  how: 'Les factures de chaque appareil partent de la plus ancienne à la plus récente. Ce qui ne passe pas n’est pas perdu\u00A0: l’envoi reprend de lui-même plus tard.',
  nothing: 'Plus rien n’attend\u00A0: tout est transmis.',
  running: 'Un lot est déjà en cours d’envoi.',
  confirm: '{count, plural, one {Envoyer # facture} other {Envoyer # factures}}',
  follow: 'Suivre l’envoi',
  done: 'Fermer',
};
