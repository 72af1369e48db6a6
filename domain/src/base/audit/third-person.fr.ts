import { ACTIONS } from '../activity-log/action-words.fr.ts';
import type { ThirdPersonSentences } from './third-person.ts';

export const thirdPersonFr: ThirdPersonSentences = {
  'user-joined': (f) => `${f.email} a reçu l’accès au compte.`,
  'user-left': (f) => `${f.email} a perdu l’accès au compte.`,
  'contact-left-provider': (f) => `${f.email} n’y travaille plus selon le fournisseur\u00A0: accès suspendu.`,
  'contact-back-at-provider': (f) => `${f.email} y travaille de nouveau selon le fournisseur\u00A0: accès rétabli.`,
  'impersonation-started': (f) =>
    `${f.email} agit au nom du commerçant pendant au plus 30 minutes. Motif\u00A0: «\u00A0${f.reason}\u00A0».`,
  'impersonation-ended': (f) => `${f.email} n’agit plus au nom du commerçant.`,
  'impersonated-request': (f) => `${f.email}, au nom du commerçant\u00A0: ${ACTIONS[f.action]}.`,
  'provider-connected': (f) => `Comptoir est relié au compte ${f.provider} du commerçant.`,
  'merchant-moved': ({ from, to }) =>
    [from && `${from} ne suit plus le commerçant.`, to && `${to} suit maintenant le commerçant.`]
      .filter(Boolean)
      .join(' '),
};
