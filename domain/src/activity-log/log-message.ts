import type { Action, Role } from '../access/access.ts';
import type { Language } from '../merchants/merchant-information.ts';
import type { AuthorityErrorFacts, BillFacts, LogEvent, LogFacts, LogRecord } from './log-event.ts';

/** The sentence of a log entry in a language; used by the list, the live view and every export alike. */
export function logMessage(record: LogRecord, language: Language): string {
  const write = MESSAGES[language][record.event] as (facts: LogRecord['facts']) => string;
  return write(record.facts);
}

type Messages = { readonly [Event in LogEvent]: (facts: LogFacts[Event]) => string };

const MESSAGES: Readonly<Record<Language, Messages>> = {
  fr: {
    'bill-accepted': (f) => `${billFr(f)} acceptée par Revenu Québec, numéro ${f.psiNoTrans}.`,
    'bill-accepted-in-batch': (f) => `${billFr(f)} acceptée par Revenu Québec dans le lot ${f.noLot}.`,
    'bill-received-with-errors': (f) =>
      `${billFr(f)} reçue par Revenu Québec avec des erreurs\u00A0: ${errors(f.errors)}.`,
    'bill-waiting': (f) => `${billFr(f)} conservée, en attente de transmission.`,
    'bill-reply-lost': (f) => `${billFr(f)} envoyée, réponse perdue\u00A0; elle sera renvoyée telle quelle.`,
    'bill-refused-by-authority': (f) => `${billFr(f)} refusée par Revenu Québec\u00A0: ${errors(f.errors)}.`,
    'bill-refused-by-relay': (f) =>
      `Facture ${f.noTrans} refusée à la réception\u00A0: ${REASONS.fr[f.reason] ?? f.reason}.`,
    'authority-unreachable': () =>
      'Revenu Québec ne répond plus. Les ventes continuent et les factures sont conservées.',
    'authority-reachable': (f) => `Revenu Québec répond de nouveau. Factures en attente\u00A0: ${f.waiting}.`,
    'batch-requested': (f) => `Envoi du lot demandé. Factures en attente\u00A0: ${f.waiting}.`,
    'device-code-created': () => 'Code d’activation créé, valable 15 minutes.',
    'device-linked': () => 'Appareil associé.',
    'certificate-issued': (f) => `Certificat délivré. Numéro d’appareil\u00A0: ${f.deviceNumber}.`,
    'certificate-refused': (f) => `Demande de certificat refusée\u00A0: ${errors(f.errors)}.`,
    'till-went-offline': () =>
      'La caisse ne joint plus Comptoir. Elle continue de signer et de conserver les factures.',
    'till-came-online': (f) => `La caisse joint de nouveau Comptoir. Factures remises\u00A0: ${f.waiting}.`,
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
      `${f.email} (${ROLES.fr[f.role]}) agit en votre nom pendant au plus 30 minutes. Motif\u00A0: «\u00A0${f.reason}\u00A0».`,
    'impersonation-ended': (f) => `${f.email} n’agit plus en votre nom.`,
    'impersonated-request': (f) => `${f.email}, en votre nom\u00A0: ${ACTIONS.fr[f.action]}.`,
    'provider-connected': (f) => `Comptoir est relié à votre compte ${f.provider}.`,
    'provider-needs-sign-in': (f) =>
      `La liaison avec ${f.provider} n’est plus valable. Ouvrez de nouveau l’application depuis ${f.provider}.`,
    'provider-disconnected': (f) => `L’application a été retirée de ${f.provider}\u00A0: ses accès sont effacés.`,
  },
  en: {
    'bill-accepted': (f) => `${billEn(f)} accepted by Revenu Québec, number ${f.psiNoTrans}.`,
    'bill-accepted-in-batch': (f) => `${billEn(f)} accepted by Revenu Québec in batch ${f.noLot}.`,
    'bill-received-with-errors': (f) => `${billEn(f)} received by Revenu Québec with errors: ${errors(f.errors)}.`,
    'bill-waiting': (f) => `${billEn(f)} kept, waiting to be sent.`,
    'bill-reply-lost': (f) => `${billEn(f)} sent, reply lost; it will be sent again unchanged.`,
    'bill-refused-by-authority': (f) => `${billEn(f)} refused by Revenu Québec: ${errors(f.errors)}.`,
    'bill-refused-by-relay': (f) => `Bill ${f.noTrans} refused on arrival: ${REASONS.en[f.reason] ?? f.reason}.`,
    'authority-unreachable': () => 'Revenu Québec does not answer. Sales go on and bills are kept.',
    'authority-reachable': (f) => `Revenu Québec answers again. Bills waiting: ${f.waiting}.`,
    'batch-requested': (f) => `Batch transmission requested. Bills waiting: ${f.waiting}.`,
    'device-code-created': () => 'Activation code created, valid for 15 minutes.',
    'device-linked': () => 'Device linked.',
    'certificate-issued': (f) => `Certificate issued. Device number: ${f.deviceNumber}.`,
    'certificate-refused': (f) => `Certificate request refused: ${errors(f.errors)}.`,
    'till-went-offline': () => 'The till cannot reach Comptoir. It goes on signing and keeping bills.',
    'till-came-online': (f) => `The till reaches Comptoir again. Bills handed over: ${f.waiting}.`,
    'document-produced': (f) => `Document produced: ${f.document} ${f.noTrans}.`,
    'signed-in': (f) => `${f.email} signed in.`,
    'signed-out-everywhere': (f) => `All sessions of ${f.email} were closed.`,
    'password-changed': (f) => `Password of ${f.email} changed.`,
    'second-factor-set': (f) => `Two-step sign-in turned on for ${f.email}.`,
    'second-factor-removed': (f) => `Two-step sign-in turned off for ${f.email}.`,
    'user-invited': (f) => `Invitation sent to ${f.email}.`,
    'user-suspended': (f) => `Access of ${f.email} suspended.`,
    'user-reinstated': (f) => `Access of ${f.email} restored.`,
    'user-joined': (f) => `${f.email} now has access to your account.`,
    'user-left': (f) => `${f.email} no longer has access to your account.`,
    'impersonation-started': (f) =>
      `${f.email} (${ROLES.en[f.role]}) acts on your behalf for 30 minutes at most. Reason: “${f.reason}”.`,
    'impersonation-ended': (f) => `${f.email} no longer acts on your behalf.`,
    'impersonated-request': (f) => `${f.email}, on your behalf: ${ACTIONS.en[f.action]}.`,
    'provider-connected': (f) => `Comptoir is connected to your ${f.provider} account.`,
    'provider-needs-sign-in': (f) =>
      `The connection with ${f.provider} no longer holds. Open the app from ${f.provider} again.`,
    'provider-disconnected': (f) => `The app was removed from ${f.provider}: its access is erased.`,
  },
};

const ROLES: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  fr: { admin: 'administration', partner: 'partenaire', merchant: 'commerçant' },
  en: { admin: 'administrator', partner: 'partner', merchant: 'merchant' },
};

/** What was done or looked at, in words. */
const ACTIONS: Readonly<Record<Language, Readonly<Record<Action, string>>>> = {
  fr: {
    'use-session': 'session',
    'edit-profile': 'profil',
    'choose-password': 'choix d’un mot de passe',
    'edit-second-factor': 'connexion en deux étapes',
    impersonate: 'prise en charge d’un commerçant',
    'list-users': 'consultation des utilisateurs',
    'edit-users': 'modification d’un utilisateur',
    'list-partners': 'consultation des partenaires',
    'read-partner': 'consultation d’un partenaire',
    'list-contacts': 'consultation des contacts',
    'read-release-notes': 'consultation des nouveautés',
    'read-overview': 'consultation de la vue d’ensemble',
    'read-reports': 'consultation des rapports',
    'list-merchants': 'consultation des commerçants',
    'read-merchant': 'consultation de la fiche du commerçant',
    'list-devices': 'consultation des appareils',
    'link-device': 'association d’un appareil',
    'read-logs': 'consultation du journal d’activité',
    'read-transactions': 'consultation des factures en attente',
    'transmit-transactions': 'demande d’envoi des factures en attente',
  },
  en: {
    'use-session': 'session',
    'edit-profile': 'profile',
    'choose-password': 'choice of a password',
    'edit-second-factor': 'two-step sign-in',
    impersonate: 'impersonation of a merchant',
    'list-users': 'looked at the users',
    'edit-users': 'changed a user',
    'list-partners': 'looked at the partners',
    'read-partner': 'looked at a partner',
    'list-contacts': 'looked at the contacts',
    'read-release-notes': 'looked at the release notes',
    'read-overview': 'looked at the overview',
    'read-reports': 'looked at the reports',
    'list-merchants': 'looked at the merchants',
    'read-merchant': 'looked at the merchant information',
    'list-devices': 'looked at the devices',
    'link-device': 'linked a device',
    'read-logs': 'looked at the activity log',
    'read-transactions': 'looked at the waiting bills',
    'transmit-transactions': 'asked for the waiting bills to be sent',
  },
};

/** Why the relay did not take a bill, in words. The codes are those of the device API. */
const REASONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    malformed: 'document illisible',
    'foreign-device': 'elle n’appartient pas à cet appareil',
    'broken-chain': 'elle ne suit pas la facture précédente de l’appareil',
    'broken-signature': 'la signature est invalide',
    'amounts-do-not-add-up': 'les montants ne concordent pas',
  },
  en: {
    malformed: 'unreadable document',
    'foreign-device': 'it does not belong to this device',
    'broken-chain': 'it does not follow the device’s previous bill',
    'broken-signature': 'the signature is invalid',
    'amounts-do-not-add-up': 'the amounts do not add up',
  },
};

const billFr = (bill: BillFacts): string => `Facture ${bill.noTrans} de ${dollars(bill.totalCents, 'fr-CA')}`;
const billEn = (bill: BillFacts): string => `Bill ${bill.noTrans} for ${dollars(bill.totalCents, 'en-CA')}`;

const errors = (list: readonly AuthorityErrorFacts[]): string =>
  list.map(({ id, codRetour }) => (codRetour ? `${id}[${codRetour}]` : id)).join(', ');

const dollars = (amount: number, locale: string): string =>
  (amount / 100).toLocaleString(locale, { style: 'currency', currency: 'CAD' });
