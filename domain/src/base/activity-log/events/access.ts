import type { Action, Role } from '../../access/access.ts';
import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type { JoinedFacts, PersonFacts } from './facts.ts';

/** Events about people’s ways in, of support and of the provider. */
export const accessEvents = {
  'signed-in': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'sign-in' },
    name: { en: 'Sign-in', fr: 'Connexion' },
    meaningEn: 'A person opened the portal.',
    meaningFr: 'Une personne a ouvert le portail.',
    en: (f) => `${f.email} signed in.`,
    fr: (f) => `Connexion de ${f.email}.`,
  }),
  'signed-out-everywhere': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'account' },
    name: { en: 'Signed out everywhere', fr: 'Déconnexion partout' },
    meaningEn: 'A person closed all their open sessions at once.',
    meaningFr: 'Une personne a fermé d’un coup toutes ses sessions ouvertes.',
    en: (f) => `All sessions of ${f.email} were closed.`,
    fr: (f) => `Toutes les sessions de ${f.email} ont été fermées.`,
  }),
  'password-changed': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'account' },
    name: { en: 'Password changed', fr: 'Mot de passe changé' },
    meaningEn: 'A person chose another password.',
    meaningFr: 'Une personne a choisi un autre mot de passe.',
    en: (f) => `Password of ${f.email} changed.`,
    fr: (f) => `Mot de passe de ${f.email} changé.`,
  }),
  'second-factor-set': event<PersonFacts>({
    shown: { group: 'access', level: 'success', advice: 'none', audit: 'account' },
    name: { en: 'Two-step sign-in turned on', fr: 'Connexion en deux étapes activée' },
    meaningEn: 'Signing in as this person now takes a code from an app as well.',
    meaningFr: 'La connexion de cette personne demande aussi un code d’une application.',
    en: (f) => `Two-step sign-in turned on for ${f.email}.`,
    fr: (f) => `Connexion en deux étapes activée pour ${f.email}.`,
  }),
  'second-factor-removed': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'not-one-of-yours', audit: 'account' },
    name: { en: 'Two-step sign-in turned off', fr: 'Connexion en deux étapes désactivée' },
    meaningEn: 'Signing in as this person takes the password alone again.',
    meaningFr: 'La connexion de cette personne ne demande plus que le mot de passe.',
    en: (f) => `Two-step sign-in turned off for ${f.email}.`,
    fr: (f) => `Connexion en deux étapes désactivée pour ${f.email}.`,
  }),
  'user-invited': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'people' },
    name: { en: 'Invitation sent', fr: 'Invitation envoyée' },
    meaningEn: 'A person was asked by email to choose a password.',
    meaningFr: 'Une personne a été invitée par courriel à choisir un mot de passe.',
    en: (f) => `Invitation sent to ${f.email}.`,
    fr: (f) => `Invitation envoyée à ${f.email}.`,
  }),
  'user-suspended': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'none', audit: 'people' },
    name: { en: 'Access suspended', fr: 'Accès suspendu' },
    meaningEn: 'This person can no longer open the portal.',
    meaningFr: 'Cette personne ne peut plus ouvrir le portail.',
    en: (f) => `Access of ${f.email} suspended.`,
    fr: (f) => `Accès de ${f.email} suspendu.`,
  }),
  'user-reinstated': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'people' },
    name: { en: 'Access restored', fr: 'Accès rétabli' },
    meaningEn: 'This person can open the portal again.',
    meaningFr: 'Cette personne peut de nouveau ouvrir le portail.',
    en: (f) => `Access of ${f.email} restored.`,
    fr: (f) => `Accès de ${f.email} rétabli.`,
  }),
  'user-joined': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'people' },
    name: { en: 'Access given', fr: 'Accès donné' },
    meaningEn: 'A person who has an account was given access to yours.',
    meaningFr: 'Une personne qui a un compte a reçu l’accès au vôtre.',
    en: (f) => `${f.email} now has access to your account.`,
    fr: (f) => `${f.email} a maintenant accès à votre compte.`,
    ofMerchant: {
      en: (f) => `${f.email} was given access to the account.`,
      fr: (f) => `${f.email} a reçu l’accès au compte.`,
    },
  }),
  'user-left': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'none', audit: 'people' },
    name: { en: 'Access removed', fr: 'Accès retiré' },
    meaningEn: 'This person no longer has access to your account.',
    meaningFr: 'Cette personne n’a plus accès à votre compte.',
    en: (f) => `${f.email} no longer has access to your account.`,
    fr: (f) => `${f.email} n’a plus accès à votre compte.`,
    ofMerchant: {
      en: (f) => `${f.email} lost access to the account.`,
      fr: (f) => `${f.email} a perdu l’accès au compte.`,
    },
  }),
  'accounts-joined': event<JoinedFacts>({
    shown: { group: 'access', level: 'info', advice: 'not-one-of-yours', audit: 'account' },
    name: { en: 'Accounts joined', fr: 'Comptes réunis' },
    meaningEn: 'A person who had two accounts keeps one and signs in with its email.',
    meaningFr: 'Une personne qui avait deux comptes en garde un et se connecte avec son courriel.',
    en: (f) => `${f.formerEmail} now signs in as ${f.email}.`,
    fr: (f) => `${f.formerEmail} se connecte désormais avec ${f.email}.`,
  }),
  'ownership-offered': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'not-one-of-yours', audit: 'people' },
    name: { en: 'Ownership offered', fr: 'Transfert de propriété offert' },
    meaningEn:
      'An owner offered your business to a person, who has 14 days to answer. Nothing changes before they accept.',
    meaningFr:
      'Un propriétaire a offert votre commerce à une personne, qui a 14 jours pour répondre. Rien ne change avant qu’elle accepte.',
    en: (f) => `Ownership of the business offered to ${f.email}.`,
    fr: (f) => `Propriété du commerce offerte à ${f.email}.`,
  }),
  'ownership-offer-ended': event<PersonFacts & { readonly how: 'declined' | 'withdrawn' | 'expired' }>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'people' },
    name: { en: 'Ownership offer ended', fr: 'Offre de propriété terminée' },
    meaningEn:
      'The offer of your business was declined or withdrawn, or nobody answered it within 14 days. Nothing has changed.',
    meaningFr:
      'L’offre de votre commerce a été refusée ou retirée, ou personne n’y a répondu en 14 jours. Rien n’a changé.',
    en: (f) => `Offer of the ownership to ${f.email} ${f.how}.`,
    fr: (f) =>
      `Offre de propriété à ${f.email} ${{ declined: 'refusée', withdrawn: 'retirée', expired: 'expirée' }[f.how]}.`,
  }),
  'ownership-transferred': event<{ readonly from: string; readonly to: string; readonly isSold: boolean }>({
    shown: { group: 'access', level: 'warning', advice: 'not-one-of-yours', audit: 'people' },
    name: { en: 'Ownership transferred', fr: 'Propriété transférée' },
    meaningEn: 'Your business changed hands. Bills, log and proofs stay with it; the card of a seller goes.',
    meaningFr:
      'Votre commerce a changé de mains. Les factures, le journal et les preuves y restent; la carte d’un vendeur s’en va.',
    en: (f) => `${f.from} ${f.isSold ? 'sold the business' : 'handed the business over'} to ${f.to}.`,
    fr: (f) => `${f.from} a ${f.isSold ? 'vendu' : 'remis'} le commerce à ${f.to}.`,
  }),
  'impersonation-started': event<PersonFacts & { readonly role: Role; readonly reason: string }>({
    shown: { group: 'access', level: 'warning', advice: 'ask-why', audit: 'impersonation' },
    name: { en: 'Support began to act', fr: 'Prise en charge par le soutien' },
    meaningEn: 'Support or your partner opened your account for up to 30 minutes, for the reason that they gave.',
    meaningFr: 'Le soutien ou votre partenaire a ouvert votre compte pour au plus 30 minutes, pour le motif indiqué.',
    en: (f) => `${f.email} (${en.roles[f.role]}) acts on your behalf for 30 minutes at most. Reason: “${f.reason}”.`,
    fr: (f) =>
      `${f.email} (${fr.roles[f.role]}) agit en votre nom pendant au plus 30 minutes. Motif\u00A0: «\u00A0${f.reason}\u00A0».`,
    ofMerchant: {
      en: (f) => `${f.email} acts on behalf of the merchant for 30 minutes at most. Reason: “${f.reason}”.`,
      fr: (f) =>
        `${f.email} agit au nom du commerçant pendant au plus 30 minutes. Motif\u00A0: «\u00A0${f.reason}\u00A0».`,
    },
  }),
  'impersonation-ended': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'impersonation' },
    name: { en: 'Support stopped acting', fr: 'Fin de la prise en charge' },
    meaningEn: 'The person who acted for you closed your account again.',
    meaningFr: 'La personne qui agissait pour vous a refermé votre compte.',
    en: (f) => `${f.email} no longer acts on your behalf.`,
    fr: (f) => `${f.email} n’agit plus en votre nom.`,
    ofMerchant: {
      en: (f) => `${f.email} no longer acts on behalf of the merchant.`,
      fr: (f) => `${f.email} n’agit plus au nom du commerçant.`,
    },
  }),
  'impersonated-request': event<PersonFacts & { readonly action: Action }>({
    shown: { group: 'access', level: 'info', advice: 'ask-why', audit: 'merchant' },
    name: { en: 'Action by support', fr: 'Action du soutien' },
    meaningEn: 'What support or your partner looked at or did while they acted for you.',
    meaningFr: 'Ce que le soutien ou votre partenaire a consulté ou fait en agissant pour vous.',
    en: (f) => `${f.email}, on your behalf: ${en.actions[f.action]}.`,
    fr: (f) => `${f.email}, en votre nom\u00A0: ${fr.actions[f.action]}.`,
    ofMerchant: {
      en: (f) => `${f.email}, on behalf of the merchant: ${en.actions[f.action]}.`,
      fr: (f) => `${f.email}, au nom du commerçant\u00A0: ${fr.actions[f.action]}.`,
    },
  }),
  'provider-connected': event<{ readonly provider: string }>({
    shown: { group: 'settings', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Provider connected', fr: 'Fournisseur relié' },
    meaningEn: 'Comptoir may read your devices and employees at your provider.',
    meaningFr: 'Comptoir peut lire vos appareils et vos employés chez votre fournisseur.',
    en: (f) => `Comptoir is connected to your ${f.provider} account.`,
    fr: (f) => `Comptoir est relié à votre compte ${f.provider}.`,
    ofMerchant: {
      en: (f) => `Comptoir is connected to the merchant’s ${f.provider} account.`,
      fr: (f) => `Comptoir est relié au compte ${f.provider} du commerçant.`,
    },
  }),
  'provider-needs-sign-in': event<{ readonly provider: string }>({
    shown: { group: 'settings', level: 'warning', advice: 'open-from-provider', audit: 'merchant' },
    name: { en: 'Provider connection lost', fr: 'Lien avec le fournisseur perdu' },
    meaningEn: 'Your provider no longer lets Comptoir read your devices and employees.',
    meaningFr: 'Votre fournisseur ne laisse plus Comptoir lire vos appareils et vos employés.',
    en: (f) => `The connection with ${f.provider} no longer holds. Open the app from ${f.provider} again.`,
    fr: (f) =>
      `La liaison avec ${f.provider} n’est plus valable. Ouvrez de nouveau l’application depuis ${f.provider}.`,
  }),
  'provider-disconnected': event<{ readonly provider: string }>({
    shown: { group: 'settings', level: 'warning', advice: 'open-from-provider', audit: 'merchant' },
    name: { en: 'Provider disconnected', fr: 'Fournisseur détaché' },
    meaningEn: 'The app was removed at your provider. Comptoir forgot its access.',
    meaningFr: 'L’application a été retirée chez votre fournisseur. Comptoir a oublié son accès.',
    en: (f) => `The app was removed from ${f.provider}: its access is erased.`,
    fr: (f) => `L’application a été retirée de ${f.provider}\u00A0: ses accès sont effacés.`,
  }),
};
