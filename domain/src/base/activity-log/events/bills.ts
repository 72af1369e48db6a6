import type { Cents } from '../../amounts/cents.ts';
import { dollars } from '../../languages/formats.ts';
import { en } from './event-words.en.ts';
import { fr } from './event-words.fr.ts';
import { event } from './event.ts';
import type { BillFacts, AuthorityErrorFacts, NoFacts } from './facts.ts';
import { listErrors, duration } from './write-facts.ts';

/** Events about bills and the way to Revenu Québec. */
export const billsEvents = {
  'bill-accepted': event<BillFacts & { readonly psiNoTrans: string }>({
    shown: { group: 'bills', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Bill accepted', fr: 'Facture acceptée' },
    meaningEn: 'Revenu Québec has the bill and gave it a number.',
    meaningFr: 'Revenu Québec a la facture et lui a donné un numéro.',
    en: (f) => `${en.bill(f)} accepted by Revenu Québec, number ${f.psiNoTrans}.`,
    fr: (f) => `${fr.bill(f)} acceptée par Revenu Québec, numéro ${f.psiNoTrans}.`,
  }),
  'bill-accepted-in-batch': event<BillFacts & { readonly noLot: string }>({
    shown: { group: 'bills', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Bill accepted in a batch', fr: 'Facture acceptée dans un lot' },
    meaningEn: 'Revenu Québec accepted the bill together with others that had been waiting.',
    meaningFr: 'Revenu Québec a pris la facture avec d’autres qui attendaient.',
    en: (f) => `${en.bill(f)} accepted by Revenu Québec in batch ${f.noLot}.`,
    fr: (f) => `${fr.bill(f)} acceptée par Revenu Québec dans le lot ${f.noLot}.`,
  }),
  'bill-received-with-errors': event<BillFacts & { readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'bills', level: 'warning', advice: 'correct-bill', audit: 'merchant' },
    name: { en: 'Bill received with errors', fr: 'Facture reçue avec des erreurs' },
    meaningEn: 'Revenu Québec has the bill, but found something wrong in it.',
    meaningFr: 'Revenu Québec a la facture, mais y a trouvé une erreur.',
    en: (f) => `${en.bill(f)} received by Revenu Québec with errors: ${listErrors(f.errors)}.`,
    fr: (f) => `${fr.bill(f)} reçue par Revenu Québec avec des erreurs\u00A0: ${listErrors(f.errors)}.`,
  }),
  'bill-waiting': event<BillFacts>({
    shown: { group: 'bills', level: 'warning', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Bill waiting', fr: 'Facture en attente' },
    meaningEn: 'The bill is signed and kept; Revenu Québec does not have it yet.',
    meaningFr: 'La facture est signée et conservée; Revenu Québec ne l’a pas encore.',
    en: (f) => `${en.bill(f)} kept, waiting to be sent.`,
    fr: (f) => `${fr.bill(f)} conservée, en attente de transmission.`,
  }),
  'bill-reply-lost': event<BillFacts>({
    shown: { group: 'bills', level: 'warning', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Reply lost', fr: 'Réponse perdue' },
    meaningEn: 'The bill left, but no answer came back. Whether Revenu Québec has it shows when it is sent again.',
    meaningFr: 'La facture est partie, mais aucune réponse n’est revenue. Un nouvel envoi dira si Revenu Québec l’a.',
    en: (f) => `${en.bill(f)} sent, reply lost; it will be sent again unchanged.`,
    fr: (f) => `${fr.bill(f)} envoyée, réponse perdue; elle sera renvoyée telle quelle.`,
  }),
  'bill-refused-by-authority': event<BillFacts & { readonly errors: readonly AuthorityErrorFacts[] }>({
    shown: { group: 'bills', level: 'error', advice: 'correct-bill', audit: 'merchant' },
    name: { en: 'Bill refused by Revenu Québec', fr: 'Facture refusée par Revenu Québec' },
    meaningEn: 'Revenu Québec did not accept the bill: it does not count as submitted.',
    meaningFr: 'Revenu Québec n’a pas pris la facture\u00A0: elle ne compte pas comme transmise.',
    en: (f) => `${en.bill(f)} refused by Revenu Québec: ${listErrors(f.errors)}.`,
    fr: (f) => `${fr.bill(f)} refusée par Revenu Québec\u00A0: ${listErrors(f.errors)}.`,
  }),
  'bill-refused-by-relay': event<{ readonly noTrans: string; readonly reason: string }>({
    shown: { group: 'bills', level: 'error', advice: 'write-to-support', audit: 'merchant' },
    name: { en: 'Bill refused on arrival', fr: 'Facture refusée à la réception' },
    meaningEn: 'Comptoir did not accept the bill, because it does not fit what the device made before.',
    meaningFr: 'Comptoir n’a pas pris la facture, parce qu’elle ne suit pas ce que l’appareil a produit avant.',
    en: (f) => `Bill ${f.noTrans} refused on arrival: ${en.reasons[f.reason] ?? f.reason}.`,
    fr: (f) => `Facture ${f.noTrans} refusée à la réception\u00A0: ${fr.reasons[f.reason] ?? f.reason}.`,
  }),
  'bill-brought-back': event<BillFacts & { readonly proof: string }>({
    shown: { group: 'bills', level: 'warning', advice: 'none', audit: 'merchant' },
    name: { en: 'Bill submitted again', fr: 'Facture remise de nouveau' },
    meaningEn: 'A backup of Comptoir was restored, and the device brought back a bill that was missing from it.',
    meaningFr:
      'Une copie de sauvegarde de Comptoir a été restaurée, et l’appareil a rapporté une facture qui y manquait.',
    en: (f) =>
      `${en.bill(f)} submitted again by the device with the answer of Revenu Québec (${f.proof}), which Comptoir no longer had; it is not sent again.`,
    fr: (f) =>
      `${fr.bill(f)} remise de nouveau par l’appareil avec la réponse de Revenu Québec (${f.proof}), que Comptoir n’avait plus; elle n’est pas renvoyée.`,
  }),
  'bill-emailed': event<{ readonly noTrans: string; readonly to: string }>({
    shown: { group: 'bills', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Bill sent by email', fr: 'Facture envoyée par courriel' },
    meaningEn: 'A user sent a bill to a customer from the portal, in the message and as a PDF.',
    meaningFr: 'Un utilisateur a envoyé une facture à un client depuis le portail, dans le message et en PDF.',
    en: (f) => `Bill ${f.noTrans} sent by email to ${f.to}.`,
    fr: (f) => `Facture ${f.noTrans} envoyée par courriel à ${f.to}.`,
  }),
  'credited-beyond': event<BillFacts & { readonly original: string; readonly beyondCents: Cents }>({
    shown: { group: 'bills', level: 'warning', advice: 'compare-credits', audit: 'merchant' },
    name: { en: 'Credited more than was sold', fr: 'Crédit plus grand que la vente' },
    meaningEn:
      'The credit notes of a bill give back more than it came to, as when two devices credit it. They are signed, so Revenu Québec gets them all.',
    meaningFr:
      'Les notes de crédit d’une facture remettent plus que son total, comme quand deux appareils la créditent. Signées, elles vont toutes à Revenu Québec.',
    en: (f) =>
      `${en.bill(f)} credits bill ${f.original} beyond its total by ${dollars(f.beyondCents, 'en')}. It is kept and sent all the same.`,
    fr: (f) =>
      `${fr.bill(f)} qui crédite la facture ${f.original} de ${dollars(f.beyondCents, 'fr')} de trop. Elle est conservée et envoyée quand même.`,
  }),
  'relay-behind': event<{ readonly noTrans: string }>({
    shown: { group: 'bills', level: 'error', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Comptoir behind the device', fr: 'Comptoir en retard sur l’appareil' },
    meaningEn: 'The device has bills that Comptoir lacks. It submits them again, oldest first.',
    meaningFr:
      'L’appareil a des factures qui manquent à Comptoir. Il les remet, de la plus ancienne à la plus récente.',
    en: (f) =>
      `Bill ${f.noTrans} follows one that Comptoir does not have, or no longer, as after a backup was restored. The device submits again what is missing.`,
    fr: (f) =>
      `La facture ${f.noTrans} en suit une que Comptoir n’a pas ou n’a plus, comme après la restauration d’une copie de sauvegarde. L’appareil remet de nouveau ce qui manque.`,
  }),
  'till-behind': event<{ readonly noTrans: string }>({
    shown: { group: 'bills', level: 'error', advice: 'write-to-support', audit: 'merchant' },
    name: { en: 'Device behind Comptoir', fr: 'Appareil en retard sur Comptoir' },
    meaningEn: 'Comptoir has bills that the device no longer knows, as when an old copy of it was put back.',
    meaningFr: 'Comptoir a des factures que l’appareil ne connaît plus, comme après le retour à une vieille copie.',
    en: (f) =>
      `Bill ${f.noTrans} does not follow the last one of the device, as if the device had been put back to an older copy. It gets what it lacks, and makes the bill again.`,
    fr: (f) =>
      `La facture ${f.noTrans} ne suit pas la dernière de l’appareil, comme s’il avait été remis à une copie plus ancienne. Il reçoit ce qui lui manque et refait la facture.`,
  }),
  'till-clock-ahead': event<{ readonly noTrans: string; readonly minutes: number }>({
    shown: { group: 'devices', level: 'warning', advice: 'set-clock', audit: 'merchant' },
    name: { en: 'Device’s clock ahead', fr: 'Horloge de l’appareil en avance' },
    meaningEn: 'The device dates its bills in the future. Revenu Québec refuses bills that are too far ahead.',
    meaningFr: 'L’appareil date ses factures dans l’avenir. Revenu Québec refuse celles qui sont trop en avance.',
    en: (f) =>
      `Bill ${f.noTrans} is dated ${duration(f.minutes, en.units)} ahead: set the device’s clock right before its next sale.`,
    fr: (f) =>
      `Facture ${f.noTrans} datée de ${duration(f.minutes, fr.units)} en avance\u00A0: corrigez l’heure de l’appareil avant sa prochaine vente.`,
  }),
  'authority-unreachable': event<NoFacts>({
    shown: { group: 'bills', level: 'error', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Revenu Québec unreachable', fr: 'Revenu Québec injoignable' },
    meaningEn: 'The servers of Revenu Québec are not responding. Sales go on and every bill is kept.',
    meaningFr: 'Les serveurs de Revenu Québec ne répondent pas. Les ventes continuent et chaque facture est conservée.',
    en: () => 'Revenu Québec is not responding. Sales go on and bills are kept.',
    fr: () => 'Revenu Québec ne répond plus. Les ventes continuent et les factures sont conservées.',
  }),
  'authority-reachable': event<{ readonly waiting: number }>({
    shown: { group: 'bills', level: 'success', advice: 'none', audit: 'merchant' },
    name: { en: 'Revenu Québec reachable again', fr: 'Revenu Québec de nouveau joignable' },
    meaningEn: 'Revenu Québec is responding again, and what was waiting is being sent.',
    meaningFr: 'Revenu Québec répond de nouveau, et ce qui attendait est envoyé.',
    en: (f) => `Revenu Québec is responding again. Bills waiting: ${f.waiting}.`,
    fr: (f) => `Revenu Québec répond de nouveau. Factures en attente\u00A0: ${f.waiting}.`,
  }),
  'batch-requested': event<{ readonly waiting: number }>({
    shown: { group: 'bills', level: 'info', advice: 'none', audit: 'merchant' },
    name: { en: 'Batch requested', fr: 'Envoi du lot demandé' },
    meaningEn: 'Someone asked for all waiting bills to be sent at once.',
    meaningFr: 'Quelqu’un a demandé l’envoi immédiat de toutes les factures en attente.',
    en: (f) => `Batch transmission requested. Bills waiting: ${f.waiting}.`,
    fr: (f) => `Envoi du lot demandé. Factures en attente\u00A0: ${f.waiting}.`,
  }),
  'waiting-warned': event<{ readonly waiting: number; readonly hours: number }>({
    shown: { group: 'bills', level: 'warning', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Warning: bills waiting too long', fr: 'Avertissement\u00A0: longue attente' },
    meaningEn:
      'A bill has been waiting for Revenu Québec so long that the end of the 48 hours allowed is getting close.',
    meaningFr: 'Une facture attend Revenu Québec depuis si longtemps que la fin des 48 heures permises approche.',
    en: (f) => `A bill has been waiting for ${f.hours} hours; a letter was sent. Bills waiting: ${f.waiting}.`,
    fr: (f) =>
      `Une facture attend depuis ${f.hours} heures; une lettre a été envoyée. Factures en attente\u00A0: ${f.waiting}.`,
  }),
  'batch-cancelled': event<{ readonly waiting: number }>({
    shown: { group: 'bills', level: 'info', advice: 'by-itself', audit: 'merchant' },
    name: { en: 'Batch cancelled', fr: 'Envoi du lot annulé' },
    meaningEn: 'Someone ended a batch before everything was sent; the rest is sent automatically a little later.',
    meaningFr: 'Quelqu’un a mis fin à un lot avant que tout soit envoyé; le reste part de lui-même un peu plus tard.',
    en: (f) => `Batch transmission cancelled. Bills waiting: ${f.waiting}.`,
    fr: (f) => `Envoi du lot annulé. Factures en attente\u00A0: ${f.waiting}.`,
  }),
};
