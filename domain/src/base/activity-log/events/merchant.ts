import type { MerchantRight } from '../../access/merchant-right.ts';
import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type {
  AuthorityErrorFacts,
  PersonFacts,
  TillFacts,
  EmployeeFacts,
  MenuEntryFacts,
  MenuFileFacts,
  NoFacts,
} from './facts.ts';
import { listErrors } from './write-facts.ts';

/** Events about a merchant’s information, devices, employees and contacts. */
export const merchantEvents = {
  'merchant-information-changed': event<{ readonly fields: readonly string[] }>({
    shown: { group: 'settings', level: 'info', advice: 'check-information', audit: 'merchant' },
    name: { en: 'Merchant information changed', fr: 'Fiche modifiée' },
    meaningEn: 'What Revenu Québec knows you by was changed.',
    meaningFr: 'Ce par quoi Revenu Québec vous connaît a été modifié.',
    en: (f) => `Merchant information changed: ${f.fields.map(en.fieldName).join(', ')}.`,
    fr: (f) => `Fiche du commerçant modifiée : ${f.fields.map(fr.fieldName).join(', ')}.`,
  }),
  'authorization-code-changed': event<NoFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Authorization code changed', fr: 'Code d’autorisation modifié' },
    meaningEn: 'The secret code by which devices get certificates was replaced.',
    meaningFr: 'Le code secret par lequel les appareils obtiennent un certificat a été remplacé.',
    en: () => 'Authorization code changed.',
    fr: () => 'Code d’autorisation modifié.',
  }),
  'authorization-code-revealed': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'not-one-of-yours', audit: 'merchant' },
    name: { en: 'Authorization code shown', fr: 'Code d’autorisation montré' },
    meaningEn: 'A person had the secret code shown on the screen.',
    meaningFr: 'Une personne a fait afficher le code secret à l’écran.',
    en: (f) => `The authorization code was shown to ${f.email}.`,
    fr: (f) => `Le code d’autorisation a été montré à ${f.email}.`,
  }),
  'device-renamed': event<{ readonly from: string; readonly to: string }>({
    shown: { group: 'devices', level: 'info', advice: 'none', audit: 'devices' },
    name: { en: 'Device renamed', fr: 'Appareil renommé' },
    meaningEn: 'The device has another name in the portal. Its number stays.',
    meaningFr: 'L’appareil porte un autre nom dans le portail. Son numéro reste.',
    en: (f) => `Device “${f.from}” renamed “${f.to}”.`,
    fr: (f) => `Appareil « ${f.from} » renommé « ${f.to} ».`,
  }),
  'device-unlinked': event<NoFacts>({
    shown: { group: 'devices', level: 'warning', advice: 'check-device', audit: 'devices' },
    name: { en: 'Device unlinked', fr: 'Appareil dissocié' },
    meaningEn: 'The device no longer belongs to your account and makes no more bills in your name.',
    meaningFr: 'L’appareil n’appartient plus à votre compte et ne produit plus de factures en votre nom.',
    en: () => 'Device unlinked: it can no longer submit bills.',
    fr: () => 'Appareil dissocié : il ne peut plus remettre de factures.',
  }),
  'certificate-renewal-requested': event<NoFacts>({
    shown: { group: 'devices', level: 'info', advice: 'none', audit: 'devices' },
    name: { en: 'Certificate renewal requested', fr: 'Renouvellement demandé' },
    meaningEn: 'The device was asked to fetch a new certificate.',
    meaningFr: 'L’appareil a été invité à chercher un nouveau certificat.',
    en: () => 'Renewal of the certificate requested: the device renews it the next time it connects.',
    fr: () => 'Renouvellement du certificat demandé : l’appareil le renouvelle à son prochain appel.',
  }),
  'certificate-renewed': event<TillFacts>({
    shown: { group: 'devices', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Certificate renewed', fr: 'Certificat renouvelé' },
    meaningEn: 'The device has a new certificate and goes on signing.',
    meaningFr: 'L’appareil a un nouveau certificat et continue de signer.',
    en: (f) => `Certificate of device ${f.deviceNumber} renewed.`,
    fr: (f) => `Certificat de l’appareil ${f.deviceNumber} renouvelé.`,
  }),
  'certificate-revoked': event<TillFacts>({
    shown: { group: 'devices', level: 'warning', advice: 'check-device', audit: 'devices' },
    name: { en: 'Certificate revoked', fr: 'Certificat révoqué' },
    meaningEn: 'The certificate no longer holds: the device can sign no more bills.',
    meaningFr: 'Le certificat ne vaut plus\u00A0: l’appareil ne peut plus signer de factures.',
    en: (f) => `Certificate of device ${f.deviceNumber} revoked.`,
    fr: (f) => `Certificat de l’appareil ${f.deviceNumber} révoqué.`,
  }),
  'certificate-revocation-refused': event<{ readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'devices', level: 'error', advice: 'write-to-support', audit: 'devices' },
    name: { en: 'Certificate revocation refused', fr: 'Révocation refusée' },
    meaningEn: 'Revenu Québec did not end the certificate.',
    meaningFr: 'Revenu Québec n’a pas mis fin au certificat.',
    en: (f) => `Revenu Québec refused to revoke the certificate: ${listErrors(f.errors)}.`,
    fr: (f) => `Revenu Québec a refusé de révoquer le certificat : ${listErrors(f.errors)}.`,
  }),
  'certificate-expiring': event<TillFacts & { readonly days: number }>({
    shown: { group: 'devices', level: 'warning', advice: 'renew-certificate', audit: 'merchant' },
    name: { en: 'Certificate about to expire', fr: 'Certificat bientôt expiré' },
    meaningEn: 'The device can soon sign no more bills.',
    meaningFr: 'Bientôt, l’appareil ne pourra plus signer de factures.',
    en: (f) => `The certificate of device ${f.deviceNumber} expires in ${f.days} days.`,
    fr: (f) => `Le certificat de l’appareil ${f.deviceNumber} expire dans ${f.days} jours.`,
  }),
  'employee-declared': event<EmployeeFacts>({
    shown: { group: 'settings', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Employee declared', fr: 'Employé déclaré' },
    meaningEn: 'Revenu Québec knows this employee: they may submit bills.',
    meaningFr: 'Revenu Québec connaît cet employé\u00A0: il peut transmettre des factures.',
    en: (f) => `${f.name} declared to Revenu Québec.`,
    fr: (f) => `${f.name} a été déclaré à Revenu Québec.`,
  }),
  'employee-declaration-refused': event<EmployeeFacts & { readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'settings', level: 'error', advice: 'correct-employee', audit: 'merchant' },
    name: { en: 'Employee declaration refused', fr: 'Déclaration d’employé refusée' },
    meaningEn: 'Revenu Québec did not register this employee.',
    meaningFr: 'Revenu Québec n’a pas inscrit cet employé.',
    en: (f) => `Revenu Québec refused to register ${f.name}: ${listErrors(f.errors)}.`,
    fr: (f) => `Revenu Québec a refusé d’inscrire ${f.name} : ${listErrors(f.errors)}.`,
  }),
  'employee-withdrawn': event<EmployeeFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Employee removed', fr: 'Employé retiré' },
    meaningEn: 'Revenu Québec no longer counts this employee as yours.',
    meaningFr: 'Revenu Québec ne compte plus cet employé parmi les vôtres.',
    en: (f) => `${f.name} removed at Revenu Québec.`,
    fr: (f) => `${f.name} a été retiré chez Revenu Québec.`,
  }),
  'contact-changed': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'people' },
    name: { en: 'Contact changed', fr: 'Contact modifié' },
    meaningEn: 'What is known of a person of your account was changed.',
    meaningFr: 'Ce qui est connu d’une personne de votre compte a été modifié.',
    en: (f) => `Contact ${f.email} changed.`,
    fr: (f) => `Contact ${f.email} modifié.`,
  }),
  'contact-removed': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'none', audit: 'people' },
    name: { en: 'Contact removed', fr: 'Contact retiré' },
    meaningEn: 'A person was taken off your account.',
    meaningFr: 'Une personne a été retirée de votre compte.',
    en: (f) => `Contact ${f.email} removed.`,
    fr: (f) => `Contact ${f.email} retiré.`,
  }),
  'contact-confirmed': event<PersonFacts & { readonly right: MerchantRight }>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'people' },
    name: { en: 'Contact confirmed', fr: 'Contact confirmé' },
    meaningEn: 'An owner said who this person is and what they may do.',
    meaningFr: 'Un propriétaire a dit qui est cette personne et ce qu’elle peut faire.',
    en: (f) => `Contact ${f.email} confirmed as ${en.rights[f.right]}.`,
    fr: (f) => `Contact ${f.email} confirmé comme ${fr.rights[f.right]}.`,
  }),
  'contact-right-changed': event<PersonFacts & { readonly before: MerchantRight; readonly right: MerchantRight }>({
    shown: { group: 'access', level: 'warning', advice: 'not-one-of-yours', audit: 'people' },
    name: { en: 'Right changed', fr: 'Droit modifié' },
    meaningEn: 'A person may now do more, or less, in your account.',
    meaningFr: 'Une personne peut maintenant faire plus, ou moins, dans votre compte.',
    en: (f) => `Right of ${f.email} changed from ${en.rights[f.before]} to ${en.rights[f.right]}.`,
    fr: (f) => `Droit de ${f.email} modifié, de ${fr.rights[f.before]} à ${fr.rights[f.right]}.`,
  }),
  'contact-right-followed': event<PersonFacts & { readonly right: MerchantRight }>({
    shown: { group: 'access', level: 'warning', advice: 'not-one-of-yours', audit: 'people' },
    name: { en: 'Right changed at the provider', fr: 'Droit modifié chez le fournisseur' },
    meaningEn: 'A person’s role changed at your provider, and their right here with it.',
    meaningFr: 'Le rôle d’une personne a changé chez votre fournisseur, et son droit ici avec lui.',
    en: (f) => `${f.email} is now ${en.rights[f.right]}, like their role at the provider.`,
    fr: (f) => `${f.email} devient ${fr.rights[f.right]}, comme son rôle chez le fournisseur.`,
  }),
  'contact-to-confirm': event<{ readonly name: string }>({
    shown: { group: 'access', level: 'warning', advice: 'confirm-contact', audit: 'people' },
    name: { en: 'Contact to confirm', fr: 'Contact à confirmer' },
    meaningEn: 'A person opened Comptoir from your provider, which did not say who they are. They may only look.',
    meaningFr:
      'Une personne a ouvert Comptoir depuis votre fournisseur, qui n’a pas dit qui elle est. Elle peut seulement consulter.',
    en: (f) =>
      `A user came from the provider as “${f.name}”, which does not say who it was: an owner has to confirm them.`,
    fr: (f) =>
      `Quelqu’un est arrivé du fournisseur comme «\u00A0${f.name}\u00A0», sans que celui-ci dise de qui il s’agit\u00A0: un propriétaire doit confirmer.`,
  }),
  'contact-left-provider': event<PersonFacts>({
    shown: { group: 'access', level: 'warning', advice: 'none', audit: 'people' },
    name: { en: 'Employee left', fr: 'Départ d’un employé' },
    meaningEn: 'Your provider no longer lists this person, so that their access is suspended.',
    meaningFr: 'Votre fournisseur ne compte plus cette personne; son accès est donc suspendu.',
    en: (f) => `${f.email} no longer works for you according to the provider: access suspended.`,
    fr: (f) => `${f.email} ne travaille plus chez vous selon le fournisseur\u00A0: accès suspendu.`,
    ofMerchant: {
      en: (f) => `${f.email} no longer works there according to the provider: access suspended.`,
      fr: (f) => `${f.email} n’y travaille plus selon le fournisseur\u00A0: accès suspendu.`,
    },
  }),
  'contact-back-at-provider': event<PersonFacts>({
    shown: { group: 'access', level: 'info', advice: 'none', audit: 'people' },
    name: { en: 'Employee back', fr: 'Retour d’un employé' },
    meaningEn: 'Your provider lists this person again, so that their access is restored.',
    meaningFr: 'Votre fournisseur compte de nouveau cette personne; son accès est donc rétabli.',
    en: (f) => `${f.email} works for you again according to the provider: access restored.`,
    fr: (f) => `${f.email} travaille de nouveau chez vous selon le fournisseur\u00A0: accès rétabli.`,
    ofMerchant: {
      en: (f) => `${f.email} works there again according to the provider: access restored.`,
      fr: (f) => `${f.email} y travaille de nouveau selon le fournisseur\u00A0: accès rétabli.`,
    },
  }),
  'menu-entry-changed': event<MenuEntryFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu changed', fr: 'Menu modifié' },
    meaningEn: 'A person added, changed or removed an entry of the menu. Devices get it with their configuration.',
    meaningFr:
      'Une personne a ajouté, modifié ou retiré un élément du menu. Les appareils le reçoivent avec leur configuration.',
    en: (f) => `“${f.code}” ${CHANGED.en[f.change]} the menu by ${f.email}.`,
    fr: (f) => `«\u00A0${f.code}\u00A0» ${CHANGED.fr[f.change]} par ${f.email}.`,
  }),
  'menu-imported': event<MenuFileFacts>({
    shown: { group: 'settings', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Menu taken from a file', fr: 'Menu lu d’un fichier' },
    meaningEn: 'A person took items of a file into the menu. Lines that were refused are left out.',
    meaningFr: 'Une personne a versé les articles d’un fichier au menu. Les lignes refusées sont laissées de côté.',
    en: (f) => `Menu taken from a file by ${f.email}: ${f.added} added, ${f.changed} changed, ${f.refused} refused.`,
    fr: (f) =>
      `Menu lu d’un fichier par ${f.email}\u00A0: ajouts ${f.added}, modifications ${f.changed}, lignes refusées ${f.refused}.`,
  }),
};

const CHANGED = {
  en: { added: 'added to', changed: 'changed on', removed: 'removed from' },
  fr: { added: 'ajouté au menu', changed: 'modifié au menu', removed: 'retiré du menu' },
} as const;
