/** A card's brand as people read it, whichever way a provider writes it. */
export const nameBrand = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  jcb: 'JCB',
  interac: 'Interac',
  unionpay: 'UnionPay',
};
