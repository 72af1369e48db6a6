import type { Day } from '../../calendar/calendar-day.ts';
import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type { AuthorityErrorFacts, ThirdPartyFacts, NoFacts } from './facts.ts';
import { listErrors, duration } from './write-facts.ts';

/** Events about devices, their certificates and what they report. */
export const devicesEvents = {
  'device-code-created': event<NoFacts>({
    shown: { group: 'devices', level: 'info', advice: 'enter-code', audit: 'devices' },
    name: { en: 'Activation code created', fr: 'Code d’activation créé' },
    meaningEn: 'A code was made with which one device can be linked to your account.',
    meaningFr: 'Un code a été créé, avec lequel un appareil peut être associé à votre compte.',
    en: () => 'Activation code created, valid for 15 minutes.',
    fr: () => 'Code d’activation créé, valable 15 minutes.',
  }),
  'device-linked': event<NoFacts>({
    shown: { group: 'devices', level: 'success', advice: 'check-device', audit: 'devices' },
    name: { en: 'Device linked', fr: 'Appareil associé' },
    meaningEn: 'A device was linked and may make bills in your name once it has a certificate.',
    meaningFr: 'Un appareil a été associé et pourra produire des factures en votre nom dès qu’il aura un certificat.',
    en: () => 'Device linked.',
    fr: () => 'Appareil associé.',
  }),
  'certificate-issued': event<{ readonly deviceNumber: string }>({
    shown: { group: 'devices', level: 'success', advice: 'none', audit: 'devices' },
    name: { en: 'Certificate issued', fr: 'Certificat délivré' },
    meaningEn: 'Revenu Québec gave the device its certificate: it may sign bills.',
    meaningFr: 'Revenu Québec a donné son certificat à l’appareil\u00A0: il peut signer des factures.',
    en: (f) => `Certificate issued. Device number: ${f.deviceNumber}.`,
    fr: (f) => `Certificat délivré. Numéro d’appareil\u00A0: ${f.deviceNumber}.`,
  }),
  'certificate-refused': event<{ readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'devices', level: 'error', advice: 'check-information', audit: 'devices' },
    name: { en: 'Certificate refused', fr: 'Certificat refusé' },
    meaningEn: 'Revenu Québec gave the device no certificate. Most often a number or the authorization code is wrong.',
    meaningFr:
      'Revenu Québec n’a pas donné de certificat à l’appareil. Le plus souvent, un numéro ou le code d’autorisation est erroné.',
    en: (f) => `Certificate request refused: ${listErrors(f.errors)}.`,
    fr: (f) => `Demande de certificat refusée\u00A0: ${listErrors(f.errors)}.`,
  }),
  'user-report-sent': event<{ readonly number: string }>({
    shown: { group: 'devices', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'User report sent', fr: 'Rapport de l’utilisateur envoyé' },
    meaningEn: 'The user report of an employee was sent from the device.',
    meaningFr: 'Le rapport de l’utilisateur d’un employé a été envoyé depuis l’appareil.',
    en: (f) => `User report sent to Revenu Québec under number ${f.number}.`,
    fr: (f) => `Rapport de l’utilisateur envoyé à Revenu Québec sous le numéro ${f.number}.`,
  }),
  'user-report-refused': event<{ readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'devices', level: 'error', advice: 'correct-employee', audit: 'merchant' },
    name: { en: 'User report refused', fr: 'Rapport de l’utilisateur refusé' },
    meaningEn: 'Revenu Québec did not accept the user report.',
    meaningFr: 'Revenu Québec n’a pas pris le rapport de l’utilisateur.',
    en: (f) => `User report refused: ${listErrors(f.errors)}.`,
    fr: (f) => `Rapport de l’utilisateur refusé\u00A0: ${listErrors(f.errors)}.`,
  }),
  'third-party-declared': event<ThirdPartyFacts & { readonly number: string }>({
    shown: { group: 'devices', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Usual third party declared', fr: 'Tiers habituel déclaré' },
    meaningEn:
      'The device sent the declaration of someone who sells regularly in your bar: a new contract, a change or its end.',
    meaningFr:
      'L’appareil a envoyé la déclaration de quelqu’un qui vend régulièrement dans votre bar\u00A0: un nouveau contrat, sa modification ou sa fin.',
    en: (f) => `${en.contract(f)}: declaration sent to Revenu Québec under number ${f.number}.`,
    fr: (f) => `${fr.contract(f)}\u00A0: déclaration envoyée à Revenu Québec sous le numéro ${f.number}.`,
  }),
  'third-party-refused': event<ThirdPartyFacts & { readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'devices', level: 'error', advice: 'declare-again', audit: 'merchant' },
    name: { en: 'Declaration of a usual third party refused', fr: 'Déclaration d’un tiers habituel refusée' },
    meaningEn: 'Revenu Québec did not accept the declaration of a usual third party.',
    meaningFr: 'Revenu Québec n’a pas pris la déclaration d’un tiers habituel.',
    en: (f) => `${en.contract(f)}: declaration refused: ${listErrors(f.errors)}.`,
    fr: (f) => `${fr.contract(f)}\u00A0: déclaration refusée, ${listErrors(f.errors)}.`,
  }),
  'figures-differ': event<{ readonly days: number; readonly first: Day }>({
    shown: { group: 'bills', level: 'error', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Figures do not agree with bills', fr: 'Chiffres en désaccord avec les factures' },
    meaningEn:
      'A check found that sums kept for the reports were not those of the bills. The bills themselves are whole.',
    meaningFr:
      'Une vérification a trouvé des sommes gardées pour les rapports qui n’étaient pas celles des factures. Les factures sont intactes.',
    en: (f) =>
      `The figures of the reports are not those of the bills. Days: ${f.days}, the first on ${f.first}. Your bills are whole; Comptoir computes the figures again.`,
    fr: (f) =>
      `Les chiffres des rapports ne sont pas ceux des factures. Jours\u00A0: ${f.days}, le premier le ${f.first}. Vos factures sont intactes; Comptoir recalcule les chiffres.`,
  }),
  'log-differs': event<{ readonly days: number; readonly first: Day }>({
    shown: { group: 'access', level: 'error', advice: 'write-to-support', audit: 'merchant' },
    name: { en: 'Log does not agree with its seal', fr: 'Journal en désaccord avec son sceau' },
    meaningEn: 'A check found days of this log whose lines are no longer those that were sealed after the day.',
    meaningFr:
      'Une vérification a trouvé des jours de ce journal dont les lignes ne sont plus celles qui ont été scellées après la journée.',
    en: (f) => `Sealed days of this log are no longer as they were sealed. Days: ${f.days}, the first on ${f.first}.`,
    fr: (f) =>
      `Des jours scellés de ce journal ne sont plus tels qu’ils ont été scellés. Jours\u00A0: ${f.days}, le premier le ${f.first}.`,
  }),
  'till-went-offline': event<NoFacts>({
    shown: { group: 'devices', level: 'warning', advice: 'check-connection', audit: 'merchant' },
    name: { en: 'Device offline', fr: 'Appareil hors ligne' },
    meaningEn: 'The device no longer reaches Comptoir. It signs and keeps its bills until it does.',
    meaningFr: 'L’appareil ne joint plus Comptoir. Il signe et conserve ses factures jusqu’à son retour.',
    en: () => 'The device cannot reach Comptoir. It goes on signing and keeping bills.',
    fr: () => 'L’appareil ne joint plus Comptoir. Il continue de signer et de conserver les factures.',
  }),
  'till-came-online': event<{ readonly waiting: number }>({
    shown: { group: 'devices', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Device online again', fr: 'Appareil de nouveau en ligne' },
    meaningEn: 'The device reaches Comptoir again and submitted what it had kept.',
    meaningFr: 'L’appareil joint de nouveau Comptoir et a remis ce qu’il avait conservé.',
    en: (f) => `The device reaches Comptoir again. Bills submitted: ${f.waiting}.`,
    fr: (f) => `L’appareil joint de nouveau Comptoir. Factures remises\u00A0: ${f.waiting}.`,
  }),
  /** `minutes` is how far the bills are dated ahead, below zero behind; `by` is null where no employee administers the device. */
  'till-clock-confirmed': event<{ readonly by: string | null; readonly minutes: number }>({
    shown: { group: 'devices', level: 'warning', advice: 'set-clock', audit: 'merchant' },
    name: { en: 'Device’s time confirmed', fr: 'Heure de l’appareil confirmée' },
    meaningEn:
      'The device’s time is more than five minutes away from Comptoir’s, or from its last bill’s. Someone who may wanted bills all the same.',
    meaningFr:
      'L’heure de l’appareil s’écarte de plus de cinq minutes de celle de Comptoir ou de sa dernière facture. Une personne autorisée a voulu des factures quand même.',
    en: (f) =>
      `The device makes bills that are dated ${duration(Math.abs(f.minutes), en.units)} ${f.minutes < 0 ? 'behind' : 'ahead'}, as ${f.by ?? 'someone at the device'} confirmed.`,
    fr: (f) =>
      `L’appareil fait des factures datées de ${duration(Math.abs(f.minutes), fr.units)} en ${f.minutes < 0 ? 'retard' : 'avance'}, comme l’a confirmé ${f.by ?? 'une personne à l’appareil'}.`,
  }),
  'document-produced': event<{ readonly noTrans: string; readonly document: string }>({
    shown: { group: 'bills', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Document produced', fr: 'Document produit' },
    meaningEn: 'The device made a document that is no sale: a copy, a bill left without paying, or training.',
    meaningFr:
      'L’appareil a produit un document qui n’est pas une vente\u00A0: une copie, un départ sans payer ou une formation.',
    en: (f) => `Document produced: ${f.document} ${f.noTrans}.`,
    fr: (f) => `Document produit\u00A0: ${f.document} ${f.noTrans}.`,
  }),
};
