import type { Translated } from '../../lib/i18n/texts.ts';
import type { profileEn } from './profile.en.ts';

export const profileFr: Translated<typeof profileEn> = {
  title: 'Profil',
  lead: 'Votre langue, votre mot de passe et les endroits où vous êtes connecté.',
  closed: 'Votre profil est fermé pendant que vous agissez pour un commerçant. Terminez d’abord, en haut de l’écran.',
  choose: {
    title: 'Choisir un mot de passe',
    lead: 'Vous vous êtes connecté avec un mot de passe temporaire. Choisissez le vôtre pour continuer.',
  },
  setUp: {
    title: 'Connexion en deux étapes',
    lead: 'Les administrateurs se connectent avec un mot de passe et le code d’une application d’authentification. Activez-la pour continuer.',
  },
};
