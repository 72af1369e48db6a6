import { insertTemplate } from '../features/people/message-templates/message-templates.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

const TEMPLATES = [
  {
    key: 'certificate',
    name: 'Certificat à renouveler',
    subjectFr: 'Le certificat de {merchant} arrive à échéance',
    subjectEn: 'The certificate of {merchant} is about to expire',
    textFr:
      '{firstName}, le certificat d’un de vos appareils arrive bientôt à échéance. Sans lui, vos factures ne peuvent plus être signées.\n\nRenouvelez-le dans le portail, à la page Appareils\u00A0: {portal}\n\nBesoin d’un coup de main? Écrivez-nous à {supportEmail}.',
    textEn:
      '{firstName}, the certificate of one of your devices is about to expire. Without it, your bills can no longer be signed.\n\nRenew it in the portal, on the Devices page: {portal}\n\nNeed a hand? Write to us at {supportEmail}.',
  },
  {
    key: 'season',
    name: 'Réouverture de saison',
    subjectFr: 'Bonne saison à {merchant}!',
    subjectEn: 'Have a good season, {merchant}!',
    textFr:
      'Avant de rouvrir, {firstName}, allumez chaque caisse et faites une facture de formation.\n\nVotre numéro de dossier à Revenu Québec est {fileNumber}. Gardez-le à portée de main si vous nous écrivez à {supportEmail}.',
    textEn:
      'Before you reopen, {firstName}, turn on each till and make a training bill.\n\nYour file number at Revenu Québec is {fileNumber}. Keep it at hand if you write to us at {supportEmail}.',
  },
] as const;

/** Seeds the templates of support's most frequent messages. */
export function seedTemplates(tx: Transaction, now: Date): void {
  const changedBy = demoId('user', 'admin@comptoir.test');
  for (const { key, ...texts } of TEMPLATES)
    insertTemplate(tx, { ...texts, id: demoId('message-template', key), changedAt: now, changedBy });
}
