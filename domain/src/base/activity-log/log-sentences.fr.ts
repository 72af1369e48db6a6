import { ACTIONS } from './action-words.fr.ts';
import { catererSentences } from './caterer-sentences.fr.ts';
import type { JournalFormat } from '../accounting/account.ts';
import type { Role } from '../access/access.ts';
import { dollars } from '../languages/formats.ts';
import { changedFieldsFr } from './changed-fields.fr.ts';
import { changedValuesFr } from './changed-values.fr.ts';
import type { DeclarationReason } from './declaration-reason.ts';
import type { BillFacts, CardFacts, EstimateFacts, InvoiceFacts, PriceFacts, ThirdPartyFacts } from './log-event.ts';
import { duration, listErrors, quebecMoment, type LogSentences } from './log-sentences.ts';

/** Sentences of the activity log in French. */
export const logSentencesFr: LogSentences = {
  'bill-accepted': (f) => `${bill(f)} acceptée par Revenu Québec, numéro ${f.psiNoTrans}.`,
  'bill-accepted-in-batch': (f) => `${bill(f)} acceptée par Revenu Québec dans le lot ${f.noLot}.`,
  'bill-received-with-errors': (f) =>
    `${bill(f)} reçue par Revenu Québec avec des erreurs\u00A0: ${listErrors(f.errors)}.`,
  'bill-waiting': (f) => `${bill(f)} conservée, en attente de transmission.`,
  'bill-reply-lost': (f) => `${bill(f)} envoyée, réponse perdue; elle sera renvoyée telle quelle.`,
  'bill-refused-by-authority': (f) => `${bill(f)} refusée par Revenu Québec\u00A0: ${listErrors(f.errors)}.`,
  'bill-refused-by-relay': (f) =>
    `Facture ${f.noTrans} refusée à la réception\u00A0: ${REASONS[f.reason] ?? f.reason}.`,
  'bill-brought-back': (f) =>
    `${bill(f)} remise de nouveau par l’appareil avec la réponse de Revenu Québec (${f.proof}), que Comptoir n’avait plus; elle n’est pas renvoyée.`,
  'bill-emailed': (f) => `Facture ${f.noTrans} envoyée par courriel à ${f.to}.`,
  'credited-beyond': (f) =>
    `${bill(f)} qui crédite la facture ${f.original} de ${dollars(f.beyondCents, 'fr')} de trop. Elle est conservée et envoyée quand même.`,
  'relay-behind': (f) =>
    `La facture ${f.noTrans} en suit une que Comptoir n’a pas ou n’a plus, comme après la restauration d’une copie de sauvegarde. L’appareil remet de nouveau ce qui manque.`,
  'till-behind': (f) =>
    `La facture ${f.noTrans} ne suit pas la dernière de l’appareil, comme s’il avait été remis à une copie plus ancienne. Il reçoit ce qui lui manque et refait la facture.`,
  'till-clock-ahead': (f) =>
    `Facture ${f.noTrans} datée de ${duration(f.minutes, UNITS)} en avance\u00A0: corrigez l’heure de l’appareil avant sa prochaine vente.`,
  'authority-unreachable': () => 'Revenu Québec ne répond plus. Les ventes continuent et les factures sont conservées.',
  'authority-reachable': (f) => `Revenu Québec répond de nouveau. Factures en attente\u00A0: ${f.waiting}.`,
  'batch-requested': (f) => `Envoi du lot demandé. Factures en attente\u00A0: ${f.waiting}.`,
  'waiting-warned': (f) =>
    `Une facture attend depuis ${f.hours} heures; une lettre a été envoyée. Factures en attente\u00A0: ${f.waiting}.`,
  'batch-cancelled': (f) => `Envoi du lot annulé. Factures en attente\u00A0: ${f.waiting}.`,
  'device-code-created': () => 'Code d’activation créé, valable 15 minutes.',
  'device-linked': () => 'Appareil associé.',
  'certificate-issued': (f) => `Certificat délivré. Numéro d’appareil\u00A0: ${f.deviceNumber}.`,
  'certificate-refused': (f) => `Demande de certificat refusée\u00A0: ${listErrors(f.errors)}.`,
  'user-report-sent': (f) => `Rapport de l’utilisateur envoyé à Revenu Québec sous le numéro ${f.number}.`,
  'user-report-refused': (f) => `Rapport de l’utilisateur refusé\u00A0: ${listErrors(f.errors)}.`,
  'third-party-declared': (f) =>
    `${contract(f)}\u00A0: déclaration envoyée à Revenu Québec sous le numéro ${f.number}.`,
  'third-party-refused': (f) => `${contract(f)}\u00A0: déclaration refusée, ${listErrors(f.errors)}.`,
  'figures-differ': (f) =>
    `Les chiffres des rapports ne sont pas ceux des factures. Jours\u00A0: ${f.days}, le premier le ${f.first}. Vos factures sont intactes; Comptoir recalcule les chiffres.`,
  'log-differs': (f) =>
    `Des jours scellés de ce journal ne sont plus tels qu’ils ont été scellés. Jours\u00A0: ${f.days}, le premier le ${f.first}.`,
  'till-went-offline': () => 'L’appareil ne joint plus Comptoir. Il continue de signer et de conserver les factures.',
  'till-clock-confirmed': (f) =>
    `L’appareil fait des factures datées de ${duration(Math.abs(f.minutes), UNITS)} en ${f.minutes < 0 ? 'retard' : 'avance'}, comme l’a confirmé ${f.by ?? 'une personne à l’appareil'}.`,
  'till-came-online': (f) => `L’appareil joint de nouveau Comptoir. Factures remises\u00A0: ${f.waiting}.`,
  'document-produced': (f) => `Document produit\u00A0: ${f.document} ${f.noTrans}.`,
  'signed-in': (f) => `Connexion de ${f.email}.`,
  'signed-out-everywhere': (f) => `Toutes les sessions de ${f.email} ont été fermées.`,
  'password-changed': (f) => `Mot de passe de ${f.email} changé.`,
  'second-factor-set': (f) => `Connexion en deux étapes activée pour ${f.email}.`,
  'second-factor-removed': (f) => `Connexion en deux étapes désactivée pour ${f.email}.`,
  'user-invited': (f) => `Invitation envoyée à ${f.email}.`,
  'user-suspended': (f) => `Accès de ${f.email} suspendu.`,
  'user-reinstated': (f) => `Accès de ${f.email} rétabli.`,
  'user-joined': (f) => `${f.email} a maintenant accès à votre compte.`,
  'user-left': (f) => `${f.email} n’a plus accès à votre compte.`,
  'impersonation-started': (f) =>
    `${f.email} (${ROLES[f.role]}) agit en votre nom pendant au plus 30 minutes. Motif\u00A0: «\u00A0${f.reason}\u00A0».`,
  'impersonation-ended': (f) => `${f.email} n’agit plus en votre nom.`,
  'impersonated-request': (f) => `${f.email}, en votre nom\u00A0: ${ACTIONS[f.action]}.`,
  'provider-connected': (f) => `Comptoir est relié à votre compte ${f.provider}.`,
  'provider-needs-sign-in': (f) =>
    `La liaison avec ${f.provider} n’est plus valable. Ouvrez de nouveau l’application depuis ${f.provider}.`,
  'provider-disconnected': (f) => `L’application a été retirée de ${f.provider}\u00A0: ses accès sont effacés.`,
  'merchant-registered': (f) => `Inscription de ${f.email}.`,
  subscribed: () => 'Abonnement souscrit.',
  'subscription-paused': () => 'Saison terminée\u00A0: le compte sera en pause à la fin de la période payée.',
  'subscription-reactivated': () => 'Compte réactivé.',
  'price-change-announced': (f) =>
    `Annoncé par courriel\u00A0: ${prices(f)} par mois avant taxes, dès le premier renouvellement à partir du ${f.on}.`,
  'price-change-cancelled': (f) =>
    `Changement de prix annulé\u00A0: le forfait demeure à ${dollars(f.fromCents, 'fr')} par mois avant taxes.`,
  'price-changed': (f) => `Forfait renouvelé au prix annoncé\u00A0: ${prices(f)} par mois avant taxes.`,
  'invoice-created': (f) => `${invoice(f)} créée.`,
  'invoice-paid': (f) => `${invoice(f)} payée.`,
  'payment-declined': (f) =>
    f.decline === 'soft'
      ? `Paiement de la facture de service ${f.number} refusé; il sera tenté de nouveau.`
      : `Paiement de la facture de service ${f.number} refusé\u00A0: une autre carte est nécessaire.`,
  'payment-unknown': (f) =>
    `Paiement de la facture de service ${f.number}\u00A0: la réponse s’est perdue, elle sera redemandée.`,
  'invoice-past-due': (f) => `Facture de service ${f.number} en souffrance\u00A0: tous les essais ont été refusés.`,
  'invoice-refunded': (f) => `${invoice(f)} créditée.`,
  'charge-adopted': (f) =>
    `${invoice(f)}\u00A0: un paiement a été retrouvé chez le fournisseur de paiement et inscrit.`,
  'charge-unexpected': (f) =>
    `Un débit inattendu de ${dollars(f.totalCents, 'fr')}${f.number ? ` (facture ${f.number})` : ''} a été constaté et est en vérification.`,
  'unexpected-charge-refunded': (f) => `Le débit inattendu de ${dollars(f.totalCents, 'fr')} a été remboursé.`,
  'unexpected-charge-kept': (f) => `Le débit inattendu de ${dollars(f.totalCents, 'fr')} a été vérifié et conservé.`,
  'card-saved': (f) => `${card(f)} enregistrée.`,
  'card-deleted': (f) => `${card(f)} supprimée.`,
  'appointment-booked': (f) => `Rendez-vous avec un technicien pris pour le ${quebecMoment(f.startsAt, 'fr')}.`,
  'appointment-cancelled': (f) => `Rendez-vous du ${quebecMoment(f.startsAt, 'fr')} annulé.`,
  'merchant-information-changed': (f) => `Fiche du commerçant modifiée : ${f.fields.map(fieldName).join(', ')}.`,
  'authorization-code-changed': () => 'Code d’autorisation modifié.',
  'authorization-code-revealed': (f) => `Le code d’autorisation a été montré à ${f.email}.`,
  'device-renamed': (f) => `Appareil « ${f.from} » renommé « ${f.to} ».`,
  'device-unlinked': () => 'Appareil dissocié : il ne peut plus remettre de factures.',
  'certificate-renewal-requested': () =>
    'Renouvellement du certificat demandé : l’appareil le renouvelle à son prochain appel.',
  'certificate-renewed': (f) => `Certificat de l’appareil ${f.deviceNumber} renouvelé.`,
  'certificate-revoked': (f) => `Certificat de l’appareil ${f.deviceNumber} révoqué.`,
  'certificate-revocation-refused': (f) =>
    `Revenu Québec a refusé de révoquer le certificat : ${listErrors(f.errors)}.`,
  'certificate-expiring': (f) => `Le certificat de l’appareil ${f.deviceNumber} expire dans ${f.days} jours.`,
  'employee-declared': (f) => `${f.name} a été déclaré à Revenu Québec.`,
  'employee-declaration-refused': (f) => `Revenu Québec a refusé d’inscrire ${f.name} : ${listErrors(f.errors)}.`,
  'employee-withdrawn': (f) => `${f.name} a été retiré chez Revenu Québec.`,
  'contact-changed': (f) => `Contact ${f.email} modifié.`,
  'contact-removed': (f) => `Contact ${f.email} retiré.`,
  'contact-confirmed': (f) => `Contact ${f.email} confirmé comme ${changedValuesFr.right[f.right]}.`,
  'contact-right-changed': (f) =>
    `Droit de ${f.email} modifié, de ${changedValuesFr.right[f.before]} à ${changedValuesFr.right[f.right]}.`,
  'contact-right-followed': (f) =>
    `${f.email} devient ${changedValuesFr.right[f.right]}, comme son rôle chez le fournisseur.`,
  'contact-to-confirm': (f) =>
    `Quelqu’un est arrivé du fournisseur comme «\u00A0${f.name}\u00A0», sans que celui-ci dise de qui il s’agit\u00A0: un propriétaire doit confirmer.`,
  'contact-left-provider': (f) => `${f.email} ne travaille plus chez vous selon le fournisseur\u00A0: accès suspendu.`,
  'contact-back-at-provider': (f) =>
    `${f.email} travaille de nouveau chez vous selon le fournisseur\u00A0: accès rétabli.`,
  'support-asked': (f) => `Message envoyé au soutien, billet ${f.ticketNumber}.`,
  'support-settled': (f) => `Billet ${f.ticketNumber} fermé du côté de qui a demandé.`,
  'functionality-confirmed': () => 'Vérification du fonctionnement réussie.',
  'functionality-failed': (f) =>
    `Vérification du fonctionnement non réussie. Comparaisons qui ne concordent pas\u00A0: ${f.wrong}.`,
  'registration-completed': () => 'Inscription terminée.',
  'proof-downloaded': (f) => `Preuve des factures du ${f.from} au ${f.to} téléchargée par ${f.email}.`,
  'log-exported': (f) => `Journal d’activité du ${f.from} au ${f.to} exporté par ${f.email} (${f.format}).`,
  'accounting-exported': (f) => `Écritures du ${f.from} au ${f.to} exportées par ${f.email} (${PROGRAMS[f.program]}).`,
  'accounts-changed': (f) => `Comptes comptables modifiés par ${f.email}.`,
  'fiscal-year-changed': (f) => `Début de l’exercice modifié par ${f.email}.`,
  'estimate-sent': (f) => `${estimate(f)} envoyée par ${f.email}.`,
  'estimate-seen': (f) => `${estimate(f)} ouverte par le client.`,
  'estimate-accepted': (f) => `${estimate(f)} acceptée ${decidedHow(f)}.`,
  'estimate-declined': (f) => `${estimate(f)} refusée ${decidedHow(f)}.`,
  'merchant-moved': ({ from, to }) =>
    [from && `${from} ne suit plus votre compte.`, to && `${to} suit maintenant votre compte.`]
      .filter(Boolean)
      .join(' '),
  'estimate-expired': (f) => `${estimate(f)} n’est plus valide.`,
  ...catererSentences,
};

const estimate = ({ number, revision }: EstimateFacts): string => `Estimation ${number}, révision ${revision},`;
const decidedHow = ({ email }: EstimateFacts): string =>
  email === null ? 'par le client' : `hors du portail, inscrite par ${email}`;

const PROGRAMS: Readonly<Record<JournalFormat, string>> = {
  quickbooks: 'QuickBooks en ligne',
  sage: 'Sage Comptabilité',
};

const ROLES: Record<Role, string> = { admin: 'administration', partner: 'partenaire', merchant: 'commerçant' };

const FIELDS: Readonly<Record<string, string>> = changedFieldsFr;
const fieldName = (field: string): string => FIELDS[field] ?? field;

/** Reasons of the relay for not taking a bill, in words. The codes are those of the device API. */
const REASONS: Readonly<Record<string, string>> = {
  malformed: 'document illisible',
  'foreign-device': 'elle n’appartient pas à cet appareil',
  'broken-chain': 'elle ne suit pas la facture précédente de l’appareil',
  'broken-signature': 'la signature est invalide',
  'amounts-do-not-add-up': 'les montants ne concordent pas',
};

const UNITS = { minutes: 'min', hours: 'h', days: 'jours' };
const prices = (f: PriceFacts): string => `${dollars(f.toCents, 'fr')} au lieu de ${dollars(f.fromCents, 'fr')}`;
const bill = (of: BillFacts): string => `Facture ${of.noTrans} de ${dollars(of.totalCents, 'fr')}`;
const contract = ({ thirdParty, contract: state }: ThirdPartyFacts): string =>
  `Tiers habituel ${thirdParty}, ${CONTRACTS[state]}`;

const CONTRACTS: Readonly<Record<DeclarationReason, string>> = {
  new: 'nouveau contrat',
  change: 'modification du contrat',
  end: 'fin du contrat',
};

const card = ({ brand, last4 }: CardFacts): string =>
  brand && last4 ? `Carte ${brand} terminée par ${last4}` : 'Carte';

const invoice = (of: InvoiceFacts): string => `Facture de service ${of.number} de ${dollars(of.totalCents, 'fr')}`;
