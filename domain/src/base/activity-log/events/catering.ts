import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type { PersonFacts, EstimateFacts, ContractFacts } from './facts.ts';

/** Events about a caterer’s customers, estimates and contracts, and whose merchant it is. */
export const cateringEvents = {
  'customer-erased': event<PersonFacts>({
    shown: { group: 'account', level: 'warning', advice: 'none', audit: 'merchant' },
    name: { en: 'Customer erased', fr: 'Client effacé' },
    meaningEn:
      'A person erased what you knew of a customer, for instance at their request. Documents that the law has you keep have not changed.',
    meaningFr:
      'Une personne a effacé ce que vous saviez d’un client, par exemple à sa demande. Les documents que la loi vous fait conserver n’ont pas changé.',
    en: (f) => `Details of a customer erased by ${f.email}.`,
    fr: (f) => `Renseignements d’un client effacés par ${f.email}.`,
  }),
  'estimate-sent': event<EstimateFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Estimate sent', fr: 'Estimation envoyée' },
    meaningEn: 'A person sent a revision of an estimate to its customer. From then on it cannot be changed.',
    meaningFr: 'Une personne a envoyé une révision d’une estimation au client. Elle ne peut plus changer depuis.',
    en: (f) => `${en.estimate(f)} sent by ${f.email}.`,
    fr: (f) => `${fr.estimate(f)} envoyée par ${f.email}.`,
  }),
  'estimate-seen': event<EstimateFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Estimate seen', fr: 'Estimation consultée' },
    meaningEn: 'A customer opened an estimate by the link in the email, for the first time.',
    meaningFr: 'Un client a ouvert une estimation par le lien du courriel, pour la première fois.',
    en: (f) => `${en.estimate(f)} opened by the customer.`,
    fr: (f) => `${fr.estimate(f)} ouverte par le client.`,
  }),
  'estimate-accepted': event<EstimateFacts>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Estimate accepted', fr: 'Estimation acceptée' },
    meaningEn: 'A customer accepted an estimate, by the link or on paper.',
    meaningFr: 'Un client a accepté une estimation, par le lien ou sur papier.',
    en: (f) => `${en.estimate(f)} accepted ${en.decidedHow(f)}.`,
    fr: (f) => `${fr.estimate(f)} acceptée ${fr.decidedHow(f)}.`,
  }),
  'estimate-declined': event<EstimateFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Estimate declined', fr: 'Estimation refusée' },
    meaningEn: 'A customer declined an estimate, by the link or otherwise.',
    meaningFr: 'Un client a refusé une estimation, par le lien ou autrement.',
    en: (f) => `${en.estimate(f)} declined ${en.decidedHow(f)}.`,
    fr: (f) => `${fr.estimate(f)} refusée ${fr.decidedHow(f)}.`,
  }),
  /** The partners by their names; null is none. */
  'merchant-moved': event<{ readonly from: string | null; readonly to: string | null }>({
    shown: { group: 'access', level: 'warning', advice: 'ask-why', audit: 'people' },
    name: { en: 'Partner changed', fr: 'Partenaire changé' },
    meaningEn:
      'Our team changed which partner looks after you. The former one no longer sees your bills, devices and file; a new one does from now on.',
    meaningFr:
      'Notre équipe a changé le partenaire qui vous suit. L’ancien ne voit plus vos factures, vos appareils et votre dossier; un nouveau les voit maintenant.',
    en: ({ from, to }) =>
      [from && `${from} no longer manages your account.`, to && `${to} now manages your account.`]
        .filter(Boolean)
        .join(' '),
    fr: ({ from, to }) =>
      [from && `${from} ne suit plus votre compte.`, to && `${to} suit maintenant votre compte.`]
        .filter(Boolean)
        .join(' '),
    ofMerchant: {
      en: ({ from, to }) =>
        [from && `${from} no longer manages the merchant.`, to && `${to} now manages the merchant.`]
          .filter(Boolean)
          .join(' '),
      fr: ({ from, to }) =>
        [from && `${from} ne suit plus le commerçant.`, to && `${to} suit maintenant le commerçant.`]
          .filter(Boolean)
          .join(' '),
    },
  }),
  'estimate-change-proposed': event<EstimateFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Change to an estimate proposed', fr: 'Modification d’une estimation proposée' },
    meaningEn: 'A customer proposed a change. The estimate can still be accepted as it is.',
    meaningFr: 'Un client a proposé une modification. L’estimation peut toujours être acceptée telle quelle.',
    en: (f) => `The customer proposes a change to estimate ${f.number}, revision ${f.revision}.`,
    fr: (f) => `Le client propose de modifier l’estimation ${f.number}, révision ${f.revision}.`,
  }),
  'estimate-expired': event<EstimateFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Estimate expired', fr: 'Estimation expirée' },
    meaningEn: 'The last day on which an estimate could be accepted is over.',
    meaningFr: 'Le dernier jour où l’on pouvait accepter une estimation est passé.',
    en: (f) => `${en.estimate(f)} has expired.`,
    fr: (f) => `${fr.estimate(f)} n’est plus valide.`,
  }),
  'contract-to-sign': event<ContractFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Contract to sign', fr: 'Contrat à signer' },
    meaningEn:
      'A customer accepted an estimate. Its contract, or what was agreed instead, waits for a device to sign it.',
    meaningFr:
      'Un client a accepté une estimation. Son contrat, ou ce qui a été convenu à la place, attend qu’un appareil le signe.',
    en: (f) => `Contract ${f.number} waits for a device to sign it.`,
    fr: (f) => `Le contrat ${f.number} attend qu’un appareil le signe.`,
  }),
  /** `noTrans`: the bill that the till made of the document. */
  'contract-document-signed': event<ContractFacts & { readonly noTrans: string }>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Document of a contract signed', fr: 'Document d’un contrat signé' },
    meaningEn:
      'A device signed a document of a contract: the contract itself, a payment, a change or its cancellation.',
    meaningFr:
      'Un appareil a signé un document d’un contrat\u00A0: le contrat lui-même, un paiement, un changement ou son annulation.',
    en: (f) => `Document of contract ${f.number} signed: bill ${f.noTrans}.`,
    fr: (f) => `Document du contrat ${f.number} signé\u00A0: facture ${f.noTrans}.`,
  }),
  'contract-paid': event<ContractFacts>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Contract paid in full', fr: 'Contrat payé en entier' },
    meaningEn: 'The last payment of a contract was signed. Nothing more is due.',
    meaningFr: 'Le dernier paiement d’un contrat est signé. Plus rien n’est dû.',
    en: (f) => `Contract ${f.number} is paid in full.`,
    fr: (f) => `Le contrat ${f.number} est payé en entier.`,
  }),
  /** `email`: who cancelled what no till had signed; null where a till signed the end. */
  'contract-called-off': event<ContractFacts & { readonly email: string | null }>({
    shown: { group: 'account', level: 'warning', advice: 'none', audit: 'merchant' },
    name: { en: 'Contract cancelled', fr: 'Contrat annulé' },
    meaningEn: 'The event does not take place. What the terms let the business keep stays a sale.',
    meaningFr: 'L’événement n’a pas lieu. Ce que les conditions permettent au commerce de garder reste une vente.',
    en: (f) => `Contract ${f.number} cancelled${f.email ? ` by ${f.email}` : ''}.`,
    fr: (f) => `Contrat ${f.number} annulé${f.email ? ` par ${f.email}` : ''}.`,
  }),
};
