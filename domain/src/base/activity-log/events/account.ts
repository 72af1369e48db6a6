import type { Cents } from '../../amounts/cents.ts';
import type { Day } from '../../calendar/calendar-day.ts';
import { dollars } from '../../languages/formats.ts';
import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type { PersonFacts, InvoiceFacts, PriceFacts, CardFacts, AppointmentFacts, NoFacts } from './facts.ts';
import { quebecMoment } from './write-facts.ts';

/** Events about the plan, its invoices and payments, and visits. */
export const accountEvents = {
  'merchant-registered': event<PersonFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Account created', fr: 'Compte créé' },
    meaningEn: 'Your account was created.',
    meaningFr: 'Votre compte a été créé.',
    en: (f) => `${f.email} signed up.`,
    fr: (f) => `Inscription de ${f.email}.`,
  }),
  subscribed: event<NoFacts>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'money' },
    name: { en: 'Subscription made', fr: 'Abonnement' },
    meaningEn: 'The plan was taken; the first invoice follows.',
    meaningFr: 'Le forfait a été pris; la première facture de service suit.',
    en: () => 'Subscribed to the plan.',
    fr: () => 'Abonnement souscrit.',
  }),
  'subscription-paused': event<NoFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Pause scheduled', fr: 'Pause prévue' },
    meaningEn: 'The season ends: no more invoices after the period that is paid for.',
    meaningFr: 'La saison se termine\u00A0: plus de facture de service après la période payée.',
    en: () => 'Season over: the account pauses at the end of the period that is paid for.',
    fr: () => 'Saison terminée\u00A0: le compte sera en pause à la fin de la période payée.',
  }),
  'subscription-reactivated': event<NoFacts>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'money' },
    name: { en: 'Account reopened', fr: 'Compte rouvert' },
    meaningEn: 'The account is open again, and so is billing.',
    meaningFr: 'Le compte est rouvert, et la facturation aussi.',
    en: () => 'Account reactivated.',
    fr: () => 'Compte réactivé.',
  }),
  'price-change-announced': event<PriceFacts & { readonly on: Day }>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Price change announced', fr: 'Changement de prix annoncé' },
    meaningEn: 'A letter announced another price for the plan, for a renewal thirty days ahead or more.',
    meaningFr: 'Une lettre a annoncé un autre prix du forfait, pour un renouvellement dans trente jours ou plus.',
    en: (f) => `Announced by email: ${en.prices(f)} a month before taxes, from the first renewal on or after ${f.on}.`,
    fr: (f) =>
      `Annoncé par courriel\u00A0: ${fr.prices(f)} par mois avant taxes, dès le premier renouvellement à partir du ${f.on}.`,
  }),
  'price-change-cancelled': event<PriceFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Price change cancelled', fr: 'Changement de prix annulé' },
    meaningEn: 'The announced price change was cancelled: the plan keeps its price.',
    meaningFr: 'Le prix annoncé ne viendra pas\u00A0: le forfait garde le sien.',
    en: (f) => `Price change cancelled: the plan stays at ${dollars(f.fromCents, 'en')} a month before taxes.`,
    fr: (f) =>
      `Changement de prix annulé\u00A0: le forfait demeure à ${dollars(f.fromCents, 'fr')} par mois avant taxes.`,
  }),
  'price-changed': event<PriceFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Price changed', fr: 'Prix changé' },
    meaningEn: 'The plan was renewed at the price that was announced.',
    meaningFr: 'Le forfait a été renouvelé au prix annoncé.',
    en: (f) => `Plan renewed at the announced price: ${en.prices(f)} a month before taxes.`,
    fr: (f) => `Forfait renouvelé au prix annoncé\u00A0: ${fr.prices(f)} par mois avant taxes.`,
  }),
  'invoice-created': event<InvoiceFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Subscription invoice created', fr: 'Facture de service créée' },
    meaningEn: 'An invoice for the plan was made. It is paid with the saved card at midnight.',
    meaningFr: 'Une facture de service a été créée. Elle est payée à minuit avec la carte enregistrée.',
    en: (f) => `${en.invoice(f)} created.`,
    fr: (f) => `${fr.invoice(f)} créée.`,
  }),
  'invoice-paid': event<InvoiceFacts>({
    shown: { group: 'account', level: 'success', advice: 'none', audit: 'money' },
    name: { en: 'Subscription invoice paid', fr: 'Facture de service payée' },
    meaningEn: 'The saved card paid an invoice for the plan.',
    meaningFr: 'La carte enregistrée a payé une facture de service.',
    en: (f) => `${en.invoice(f)} paid.`,
    fr: (f) => `${fr.invoice(f)} payée.`,
  }),
  'payment-declined': event<{ readonly number: string; readonly decline: 'soft' | 'hard' }>({
    shown: { group: 'account', level: 'error', advice: 'change-card', audit: 'money' },
    name: { en: 'Payment refused', fr: 'Paiement refusé' },
    meaningEn: 'The bank refused to pay an invoice for the plan.',
    meaningFr: 'La banque a refusé de payer une facture de service.',
    en: (f) =>
      f.decline === 'soft'
        ? `Payment of invoice ${f.number} declined; it will be tried again.`
        : `Payment of invoice ${f.number} declined: another card is needed.`,
    fr: (f) =>
      f.decline === 'soft'
        ? `Paiement de la facture de service ${f.number} refusé; il sera tenté de nouveau.`
        : `Paiement de la facture de service ${f.number} refusé\u00A0: une autre carte est nécessaire.`,
  }),
  'payment-unknown': event<{ readonly number: string }>({
    shown: { group: 'account', level: 'warning', advice: 'by-itself', audit: 'money' },
    name: { en: 'Payment being verified', fr: 'Paiement en vérification' },
    meaningEn: 'The answer of the bank was lost. Comptoir asks for it before it tries again.',
    meaningFr: 'La réponse de la banque s’est perdue. Comptoir la redemande avant tout nouvel essai.',
    en: (f) => `Payment of invoice ${f.number}: the reply was lost and will be asked for again.`,
    fr: (f) => `Paiement de la facture de service ${f.number}\u00A0: la réponse s’est perdue, elle sera redemandée.`,
  }),
  'invoice-past-due': event<{ readonly number: string }>({
    shown: { group: 'account', level: 'error', advice: 'change-card', audit: 'money' },
    name: { en: 'Subscription invoice past due', fr: 'Facture de service en souffrance' },
    meaningEn: 'Every payment attempt failed. No other attempt follows automatically.',
    meaningFr: 'Aucun essai de paiement n’a réussi. Aucun autre essai ne suit de lui-même.',
    en: (f) => `Invoice ${f.number} is past due: every attempt was declined.`,
    fr: (f) => `Facture de service ${f.number} en souffrance\u00A0: tous les essais ont été refusés.`,
  }),
  'invoice-refunded': event<InvoiceFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'money' },
    name: { en: 'Subscription invoice credited', fr: 'Facture de service créditée' },
    meaningEn: 'All or part of an invoice for the plan was credited to you.',
    meaningFr: 'Une facture de service vous a été créditée, en tout ou en partie.',
    en: (f) => `${en.invoice(f)} credited.`,
    fr: (f) => `${fr.invoice(f)} créditée.`,
  }),
  'charge-adopted': event<InvoiceFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Payment found and recorded', fr: 'Paiement retrouvé et inscrit' },
    meaningEn: 'A payment that had been made was found at the payment provider and belongs to this invoice.',
    meaningFr: 'Un paiement déjà fait a été retrouvé chez le fournisseur de paiement et appartient à cette facture.',
    en: (f) => `${en.invoice(f)}: a payment was found at the payment provider and recorded.`,
    fr: (f) => `${fr.invoice(f)}\u00A0: un paiement a été retrouvé chez le fournisseur de paiement et inscrit.`,
  }),
  'charge-unexpected': event<{ readonly number: string | null; readonly totalCents: Cents }>({
    shown: { group: 'account', level: 'warning', advice: 'wait-for-check', audit: 'merchant' },
    name: { en: 'Unexpected charge', fr: 'Débit inattendu' },
    meaningEn: 'Your card was charged without an invoice that explains it. A person is looking into it.',
    meaningFr: 'Votre carte a été débitée sans facture qui l’explique. Une personne s’en occupe.',
    en: (f) =>
      `An unexpected charge of ${dollars(f.totalCents, 'en')}${f.number ? ` (invoice ${f.number})` : ''} was found and is being checked.`,
    fr: (f) =>
      `Un débit inattendu de ${dollars(f.totalCents, 'fr')}${f.number ? ` (facture ${f.number})` : ''} a été constaté et est en vérification.`,
  }),
  'unexpected-charge-refunded': event<{ readonly totalCents: Cents }>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Unexpected charge refunded', fr: 'Débit inattendu remboursé' },
    meaningEn: 'A charge that nothing explained went back to your card.',
    meaningFr: 'Un débit que rien n’expliquait est revenu sur votre carte.',
    en: (f) => `The unexpected charge of ${dollars(f.totalCents, 'en')} was refunded.`,
    fr: (f) => `Le débit inattendu de ${dollars(f.totalCents, 'fr')} a été remboursé.`,
  }),
  'unexpected-charge-kept': event<{ readonly totalCents: Cents }>({
    shown: { group: 'account', level: 'info', advice: 'ask-support', audit: 'merchant' },
    name: { en: 'Unexpected charge kept', fr: 'Débit inattendu conservé' },
    meaningEn: 'A charge was looked into and found to be right.',
    meaningFr: 'Un débit a été vérifié et jugé exact.',
    en: (f) => `The unexpected charge of ${dollars(f.totalCents, 'en')} was checked and kept.`,
    fr: (f) => `Le débit inattendu de ${dollars(f.totalCents, 'fr')} a été vérifié et conservé.`,
  }),
  'card-saved': event<CardFacts>({
    shown: { group: 'account', level: 'success', advice: 'not-one-of-yours', audit: 'money' },
    name: { en: 'Card saved', fr: 'Carte enregistrée' },
    meaningEn: 'A card was saved; it pays the next invoices.',
    meaningFr: 'Une carte a été enregistrée; elle paie les prochaines factures de service.',
    en: (f) => `${en.card(f)} saved.`,
    fr: (f) => `${fr.card(f)} enregistrée.`,
  }),
  'card-deleted': event<CardFacts>({
    shown: { group: 'account', level: 'info', advice: 'change-card', audit: 'money' },
    name: { en: 'Card deleted', fr: 'Carte supprimée' },
    meaningEn: 'The saved card was deleted.',
    meaningFr: 'La carte enregistrée a été supprimée.',
    en: (f) => `${en.card(f)} deleted.`,
    fr: (f) => `${fr.card(f)} supprimée.`,
  }),
  'appointment-booked': event<AppointmentFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Visit booked', fr: 'Visite réservée' },
    meaningEn: 'A technician comes at this time.',
    meaningFr: 'Un technicien vient à ce moment.',
    en: (f) => `Technician booked for ${quebecMoment(f.startsAt, 'en')}.`,
    fr: (f) => `Rendez-vous avec un technicien pris pour le ${quebecMoment(f.startsAt, 'fr')}.`,
  }),
  'appointment-cancelled': event<AppointmentFacts>({
    shown: { group: 'account', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Visit cancelled', fr: 'Visite annulée' },
    meaningEn: 'The visit does not take place.',
    meaningFr: 'La visite n’a pas lieu.',
    en: (f) => `Appointment of ${quebecMoment(f.startsAt, 'en')} cancelled.`,
    fr: (f) => `Rendez-vous du ${quebecMoment(f.startsAt, 'fr')} annulé.`,
  }),
};
