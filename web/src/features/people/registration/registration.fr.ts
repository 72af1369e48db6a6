import type { Translated } from '../../../lib/i18n/texts.ts';
import type { registrationEn } from './registration.en.ts';

export const registrationFr: Translated<typeof registrationEn> = {
  title: 'Créer un compte',
  lead: 'Dites-nous qui vous êtes. Rien ne se paie à cette étape.',
  fields: { company_name: 'Nom du commerce', name: 'Votre nom', email: 'Courriel' },
  unwritable:
    'Revenu Québec ne pourra pas recevoir ce nom tel quel ({characters})\u00A0: vos factures en porteront un autre, que vous choisirez ici ou plus tard.',
  propose: 'Écrire «\u00A0{text}\u00A0»',
  language: 'Langue de nos courriels',
  languages: { fr: 'Français', en: 'English' },
  submit: 'Créer le compte',
  already: 'Vous avez déjà un compte?',
  signIn: 'Se connecter',
  sent: {
    title: 'Consultez vos courriels',
    text: 'Un message est en route vers {email}.',
    password:
      'Connectez-vous avec le mot de passe temporaire qui s’y trouve, puis choisissez le vôtre. Si vous aviez déjà un compte, le message dit comment y revenir.',
    plan: 'Choisissez comment Comptoir s’installe et ajoutez une carte.',
    information: 'Remplissez les renseignements du commerce\u00A0: vos appareils pourront alors être inscrits.',
    again: 'Donner un autre courriel',
    resend: 'Renvoyer le message',
    resent: 'Un nouveau message est en route vers {email}.',
    signIn: 'Aller à la connexion',
    help: 'Rien reçu? Regardez dans les courriels indésirables, ou appelez notre soutien, du lundi au vendredi, {hours}.',
  },
};
