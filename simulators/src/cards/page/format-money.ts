/** An amount in the language of the page. */
export function formatMoney(lang: string, cents: number): string {
  return new Intl.NumberFormat(lang, { style: 'currency', currency: 'CAD' }).format(cents / 100);
}
