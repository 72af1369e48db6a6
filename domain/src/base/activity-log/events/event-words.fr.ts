import { dollars } from '../../languages/formats.ts';
import { ACTIONS } from '../action-words.fr.ts';
import { changedFieldsFr } from '../changed-fields.fr.ts';
import { changedValuesFr } from '../changed-values.fr.ts';
import type { DeclarationReason } from './declaration-reason.ts';
import type { BillFacts, CardFacts, EstimateFacts, InvoiceFacts, PriceFacts, ThirdPartyFacts } from './facts.ts';
import type { en } from './event-words.en.ts';

/** Words that sentences of several events share, in French. */
export const fr: typeof en = {
  bill: (of: BillFacts): string => `Facture ${of.noTrans} de ${dollars(of.totalCents, 'fr')}`,
  invoice: (of: InvoiceFacts): string => `Facture de service ${of.number} de ${dollars(of.totalCents, 'fr')}`,
  prices: (f: PriceFacts): string => `${dollars(f.toCents, 'fr')} au lieu de ${dollars(f.fromCents, 'fr')}`,
  card: ({ brand, last4 }: CardFacts): string => (brand && last4 ? `Carte ${brand} terminée par ${last4}` : 'Carte'),
  estimate: ({ number, revision }: EstimateFacts): string => `Estimation ${number}, révision ${revision},`,
  decidedHow: ({ email }: EstimateFacts): string =>
    email === null ? 'par le client' : `hors du portail, inscrite par ${email}`,
  contract: ({ thirdParty, contract: state }: ThirdPartyFacts): string =>
    `Tiers habituel ${thirdParty}, ${CONTRACTS[state]}`,
  fieldName: (field: string): string => FIELDS[field] ?? field,
  actions: ACTIONS,
  rights: changedValuesFr.right,
  roles: { admin: 'administration', partner: 'partenaire', merchant: 'commerçant' },
  programs: {
    quickbooks: 'QuickBooks en ligne',
    sage: 'Sage Comptabilité',
  },
  /** Reasons of the relay for not taking a bill. The codes are those of the device API. */
  reasons: {
    malformed: 'document illisible',
    'foreign-device': 'elle n’appartient pas à cet appareil',
    'broken-chain': 'elle ne suit pas la facture précédente de l’appareil',
    'broken-signature': 'la signature est invalide',
    'amounts-do-not-add-up': 'les montants ne concordent pas',
  },
  units: { minutes: 'min', hours: 'h', days: 'jours' },
};

const FIELDS: Readonly<Record<string, string>> = changedFieldsFr;

const CONTRACTS: Readonly<Record<DeclarationReason, string>> = {
  new: 'nouveau contrat',
  change: 'modification du contrat',
  end: 'fin du contrat',
};
