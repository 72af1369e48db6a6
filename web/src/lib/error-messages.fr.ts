import type { FailureCode } from './http/api-error.ts';

/** Every failure in words; complete by type. */
export const errorMessagesFr: Record<FailureCode, string> = {
  'bad-json': 'La demande n’a pas pu être lue.',
  'validation-failed': 'Certains renseignements ne sont pas valides. Vérifiez-les et réessayez.',
  'invalid-credentials': 'Identifiants invalides',
  'not-signed-in': 'Connectez-vous pour continuer.',
  'session-ended': 'Votre session a pris fin. Connectez-vous de nouveau.',
  'device-not-recognized': 'Cet appareil n’est pas reconnu.',
  forbidden: 'Vous n’avez pas accès à cette information.',
  'not-found': 'Cet élément n’existe pas ou n’existe plus.',
  'method-not-allowed': 'Cette action n’est pas possible ici.',
  'body-too-large': 'Cet envoi est trop volumineux.',
  'unsupported-media-type': 'La demande n’a pas pu être lue.',
  'too-many-requests': 'Trop de tentatives. Attendez un moment, puis réessayez.',
  'merchant-required': 'Choisissez d’abord un commerçant.',
  'activation-code-unknown': 'Ce code est inconnu.',
  'activation-code-used': 'Ce code a déjà servi.',
  'activation-code-expired': 'Ce code est expiré.',
  'device-already-linked': 'Cet appareil est déjà associé.',
  'device-has-no-certificate': 'Cet appareil n’a pas de certificat.',
  'merchant-information-incomplete': 'Les renseignements du commerçant sont incomplets.',
  'authority-unavailable': 'Revenu Québec ne répond pas pour le moment.',
  'internal-error': 'Le serveur a rencontré une erreur. Réessayez dans un instant.',
  'not-ready': 'Le serveur démarre. Réessayez dans un instant.',
  'network-unreachable': 'Le serveur est injoignable. Vérifiez votre connexion.',
  'unreadable-reply': 'La réponse du serveur n’a pas pu être lue.',
};
