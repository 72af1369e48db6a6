import { toAllowedText } from './allowed-text.ts';

/** The imposed gratuity, a taxed item of its own. */
export const SERVICE_CHARGE_ITEM = 'Frais de service';
/** A package that was bought elsewhere, which takes back what the items behind it come to. */
export const PACKAGE_ITEM = 'FORFAIT';
/** The item that names supplementary taxes, such as duties on alcohol. */
export const SUPPLEMENTARY_TAX_ITEM = 'Taxe(s) supplémentaire(s)';
/** Agreement made beforehand: its number, day and persons stand under it. */
export const AGREEMENT_ITEM = 'Contrat';
/** The item that cancels a bill or an estimate. */
export const CANCELLATION_ITEM = 'Annulation';
/** The item that ends an entry given up. */
export const ABANDONMENT_ITEM = 'Abandon';
/** Stands for an item where there is none. */
export const NO_ITEM = 'SOB';

/** Items that the authority reads as a kind, to the letter. Source: SRM-31. */
const STANDARD_ITEMS: ReadonlySet<string> = new Set([
  SERVICE_CHARGE_ITEM,
  PACKAGE_ITEM,
  SUPPLEMENTARY_TAX_ITEM,
  AGREEMENT_ITEM,
  CANCELLATION_ITEM,
  ABANDONMENT_ITEM,
  NO_ITEM,
]);

/**
 * The description of an item that a person named, at most 128 characters. A name that the authority would take for a kind of item says that
 * it is none: `Annulation` becomes `Annulation (article)`. So what bears such a name on a bill is of that kind. Source: SRM-15, SRM-31,
 * decision 172.
 */
export function toItemText(text: string): string {
  const written = toAllowedText(text, { max: 128, kind: 'description' });
  return STANDARD_ITEMS.has(written) ? `${written} (article)` : written;
}
