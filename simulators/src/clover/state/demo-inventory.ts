import { cloverId } from '../clover-id.ts';
import type { Merchant } from './merchant.ts';

type Inventory = Pick<Merchant, 'categories' | 'modifierGroups' | 'items'>;

/** Dishes of the demo world: name, price in cents, category, and whether they come with toppings. */
const DISHES = [
  ['Burger fumé', 1649, 'Plats', true],
  ['Poutine au canard', 1895, 'Plats', true],
  ['Soupe à l’oignon', 950, 'Entrées', false],
  ['Tarte au sucre', 795, 'Desserts', false],
  ['Café', 350, 'Boissons', false],
  ['Bière blonde', 850, 'Bar', false],
] as const;

/** Items that the first merchant of the demo world sells, which the portal can take into its menu. */
export function demoInventory(key: string): Inventory {
  const group = cloverId(`group:${key}:Garnitures`);
  const modifier = (name: string, price: number) => ({ id: cloverId(`modifier:${key}:${name}`), name, price });
  const category = (name: string): string => cloverId(`category:${key}:${name}`);
  return {
    categories: [...new Set(DISHES.map(([, , name]) => name))].map((name, sortOrder) => {
      return { id: category(name), name, sortOrder };
    }),
    modifierGroups: [
      {
        id: group,
        name: 'Garnitures',
        minRequired: 0,
        modifiers: [modifier('Bacon', 150), modifier('Sans oignon', 0)],
      },
    ],
    items: DISHES.map(([name, price, of, isTopped]) => ({
      id: cloverId(`item:${key}:${name}`),
      name,
      hidden: false,
      available: true,
      price,
      priceType: 'FIXED',
      defaultTaxRates: true,
      taxRates: [],
      categories: [category(of)],
      modifierGroups: isTopped ? [group] : [],
    })),
  };
}
