import type { Translated } from '../../../lib/i18n/texts.ts';
import type { ownershipEn } from './ownership.en.ts';

export const ownershipFr: Translated<typeof ownershipEn> = {
  title: 'Propriété de {name}',
  lead: '{offeredBy} offre {place} à {email}. Répondez d’ici le {day}\u00A0: rien ne change avant votre accord.',
  toBusinesses: 'Vos commerces',
  signIn: 'Se connecter',
  hasAccount: 'Il y a maintenant un compte pour {email}\u00A0: connectez-vous avec lui pour répondre.',
  unknown: {
    title: 'Offre introuvable',
    text: 'Cette offre n’est pas pour le courriel avec lequel vous êtes connecté, ou il n’y en a pas. Ouvrez-la depuis le courriel, avec le compte auquel il a été envoyé.',
    link: 'Ce lien ne mène nulle part\u00A0: il a été remplacé, ou il en manque une partie. Ouvrez-le depuis le dernier courriel.',
  },
  ended: {
    accepted: 'Cette offre a été acceptée. Le commerce est à son nouveau propriétaire.',
    declined: 'Cette offre a été refusée. Rien n’a changé.',
    withdrawn: 'Cette offre a été retirée. Rien n’a changé.',
    expired: 'Cette offre a expiré. Demandez-en une autre à {offeredBy}.',
    lapsed: 'Cette offre ne tient plus\u00A0: {offeredBy} n’est plus propriétaire de {name}.',
  },
  what: {
    title: 'Ce qui se passe si vous acceptez',
    owner: 'Le commerce est à vous\u00A0: l’abonnement, les personnes, les certificats et les codes relèvent de vous.',
    offerer: {
      manager: '{name} reste comme gérant.',
      reader: '{name} reste comme lecteur.',
      accountant: '{name} reste comme comptable.',
      gone: '{name} quitte le commerce.',
      sold: '{name} a vendu le commerce et le quitte, avec toutes les sessions qui le montraient.',
    },
    cardGone:
      'La carte enregistrée du vendeur est supprimée. L’abonnement continue\u00A0: ajoutez votre carte sous Paiement, sinon la prochaine facture ne pourra pas être débitée.',
    cardStays:
      'La carte enregistrée et l’abonnement restent au commerce; vous pouvez remplacer la carte sous Paiement.',
    owed: 'Des factures de Comptoir restent à payer.',
    owedByYou:
      'Des factures de Comptoir restent à payer\u00A0: la carte que vous ajouterez sera débitée. Voyez avec le vendeur qui les assume.',
    evidence:
      'Les factures, les chaînes, le journal d’activité, le journal d’audit et les exportations restent au commerce, tels quels.',
  },
  taxes: {
    title: 'Numéros de TPS et de TVQ',
    certified:
      'Ses appareils sont certifiés sous le numéro de TVQ du commerce, qui reste. N’acceptez que si le commerce continue sous ses numéros, comme lorsque vous achetez les actions d’une société. Si vous continuez sous vos propres numéros, vous êtes un autre exploitant pour Revenu Québec\u00A0: refusez, inscrivez un commerce à vous et inscrivez-y les appareils.',
    open: 'Aucun appareil n’est encore certifié. Une fois l’offre acceptée, mettez vos propres numéros de TPS, de TVQ et de dossier ainsi que votre code d’autorisation dans la fiche, avant qu’un appareil soit certifié.',
  },
  links: {
    title: 'Ce qui reste relié',
    devices:
      '{count, plural, =0 {Aucun appareil n’est relié} one {# appareil, avec sa clé vers Comptoir} other {# appareils, avec leurs clés vers Comptoir}}',
    provider: 'Le lien avec le fournisseur du point de vente',
    noProvider: 'Aucun fournisseur du point de vente n’est relié',
    partner: 'Le partenaire qui s’occupe du commerce\u00A0: {name}',
    noPartner: 'Aucun partenaire ne s’occupe du commerce',
  },
  people: {
    title: 'Qui reste',
    lead: 'Décochez qui vous ne voulez pas garder\u00A0: son accès prend fin dès que vous acceptez. Vous pourrez changer cela plus tard sous Contacts.',
    none: 'Personne d’autre n’a accès.',
    ofProvider: 'Propriétaire chez le fournisseur du point de vente\u00A0: reste tant que le fournisseur le dit.',
    rights: { owner: 'propriétaire', manager: 'gérant', accountant: 'comptable', reader: 'lecteur' },
  },
  answer: {
    title: 'Votre réponse',
    password: 'Votre mot de passe',
    passwordHint: 'Un navigateur laissé ouvert ne suffit pas pour reprendre un commerce.',
    newPassword: 'Choisissez un mot de passe',
    rule: 'Vous vous connecterez avec lui et {email}. Au moins 12 caractères\u00A0: une phrase que vous seul connaissez est le mieux.',
    tooShort: 'Trop court\u00A0: au moins 12 caractères',
    tooLong: 'Trop long\u00A0: au plus 1024 caractères',
    tooCommon: 'Trop courant\u00A0: c’est l’un des premiers mots de passe essayés',
    accept: 'Accepter la propriété',
  },
  decline: {
    open: 'Refuser',
    title: 'Refuser la propriété de {name}?',
    text: '{offeredBy} en est avisé par courriel et reste propriétaire.',
    keep: 'Garder l’offre',
  },
};
