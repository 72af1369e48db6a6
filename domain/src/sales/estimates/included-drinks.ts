import type { Language } from '../../base/merchants/merchant-information.ts';

/** A drink that an admission, or anything else that is paid for, gives a right to. `quantity`: how many of it with one of the line, 1 or more. */
export interface IncludedDrink {
  readonly description: string;
  readonly quantity: number;
}

/** The most kinds of drinks of a line: a hundred lines with as many stay within what the authority takes. */
export const MOST_DRINKS = 6;

/** The most of one drink. */
export const MOST_OF_A_DRINK = 999;

/** A line that may have drinks with it; `quantity` of the line in hundredths. */
interface WithDrinks {
  readonly quantity: number;
  readonly drinks?: IncludedDrink[] | undefined;
}

/** Counts the drinks that come with one of a line. */
export const countDrinks = (drinks: readonly IncludedDrink[]): number =>
  drinks.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns the mention that a line includes drinks, without their number: the law wants this mention, the number and each drink.
 * Of more than one, the number is that of each. Source: SRM-31, the regulation's section 350.51R7.1.
 */
export function drinksMention({ quantity, drinks = [] }: WithDrinks, language: Language): string {
  const isOne = countDrinks(drinks) === 1;
  const each = quantity === ONE ? '' : { fr: ' avec chacun', en: ' with each' }[language];
  const mention = {
    fr: isOne ? 'boisson comprise' : 'boissons comprises',
    en: `${isOne ? 'drink' : 'drinks'} included`,
  };
  return `${mention[language]}${each}`;
}

/** The drinks of a line in words, `2 boissons comprises avec chacun : 1 verre de vin, 1 bière`; null without any. */
export function drinksInWords(line: WithDrinks, language: Language): string | null {
  const { drinks = [] } = line;
  if (drinks.length === 0) return null;
  const each = drinks.map(({ description, quantity }) => `${quantity} ${description}`).join(', ');
  return `${countDrinks(drinks)} ${drinksMention(line, language)}${language === 'fr' ? '\u00A0' : ''}: ${each}`;
}

/** One, in hundredths. */
const ONE = 100;
