import type { Translated } from '../../../lib/i18n/texts.ts';
import type { signInEn } from './sign-in.en.ts';

export const signInFr: Translated<typeof signInEn> = {
  title: 'Connexion',
  lead: 'Vos factures, vos appareils et vos transmissions à Revenu Québec, au même endroit.',
  parting: {
    ended: 'Votre session a pris fin. Connectez-vous de nouveau\u00A0: vous reviendrez où vous étiez.',
    kept: 'Ce que vous aviez saisi est gardé dans cet onglet.',
    elsewhere: 'Vous avez quitté Comptoir dans un autre onglet.',
  },
  email: 'Courriel',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié?',
  unavailable: 'La connexion n’a pas pu se faire. Réessayez dans un instant.',
  invalidHint:
    'Vérifiez le courriel et le mot de passe, majuscules comprises. Mot de passe oublié? <reset>Demandez un mot de passe temporaire</reset>. Si vous ouvrez d’habitude Comptoir à partir de Clover, passez par <provider>le portail Clover</provider>.',
  wait: 'Vous pourrez réessayer dans {time}.',
  newHere: 'Nouveau ici?',
  register: 'Créer un compte',
  provider: 'Déjà client? Connectez-vous à partir du portail de votre fournisseur.',
  providerLink: 'Ouvrir le portail Clover',
  code: {
    lead: 'Votre compte demande une deuxième étape. Ouvrez votre application d’authentification et saisissez le code de Comptoir.',
    leadRecovery:
      'Saisissez l’un des codes de secours conservés lors de l’activation de la connexion en deux étapes. Chacun sert une seule fois.',
    label: 'Code à six chiffres',
    labelRecovery: 'Code de secours',
    submit: 'Confirmer',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Utiliser l’application d’authentification',
    back: 'Retour',
  },
  promise: {
    title: 'Chaque facture, remise et prouvée.',
    chain: 'Chaque facture signée et enchaînée à l’appareil',
    offline: 'Les ventes continuent même sans connexion',
    log: 'Chaque transmission dans votre journal, en direct',
  },
  reset: {
    title: 'Mot de passe oublié?',
    text: 'Donnez-nous votre courriel\u00A0: nous vous envoyons un mot de passe temporaire, valide une heure.',
    submit: 'Envoyer un mot de passe temporaire',
    failed: 'La demande n’a pas pu être envoyée. Réessayez dans un instant.',
    provider: 'Si vous arrivez d’habitude de Clover, le portail de votre fournisseur ouvre toujours votre session.',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez vos courriels',
    sentText: 'S’il existe un compte pour {email}, un mot de passe temporaire est en route.',
    sentWait:
      'Le message arrive en quelques minutes. Si vous ne le voyez pas, regardez dans les courriels indésirables.',
    sentUse: 'Connectez-vous avec le mot de passe temporaire dans l’heure\u00A0: vous en choisirez alors un nouveau.',
    sentOld: 'Tant que vous ne l’avez pas utilisé, votre mot de passe actuel continue de fonctionner.',
    sentHelp: 'Rien reçu? Notre soutien répond du lundi au vendredi, {hours}.',
    again: 'Donner un autre courriel',
  },
  switch: {
    title: 'Changer de session?',
    text: 'Votre session est celle de {present}. Clover vient d’en ouvrir une pour {other}.',
    advice: 'Si vous n’avez rien demandé, restez dans votre session.',
    stay: 'Rester dans ma session ({name})',
    change: 'Continuer avec la session de {name}',
  },
  clover: {
    title: 'Connexion avec Clover',
    departing: 'Connexion avec Clover…',
    failedTitle: 'La connexion avec Clover n’a pas fonctionné',
    cameBack: 'Clover vous a renvoyé ici sans donner accès à votre commerce.',
    unknown: 'Clover n’a pas ouvert votre session.',
    retry: 'Réessayer',
    withEmail: 'Se connecter avec un courriel',
    help: 'Si cela se reproduit, notre soutien répond du lundi au vendredi, {hours}.',
  },
};
