import type { CustomerContent } from '@comptoir/contract/sales/customers';
import { insertCustomer } from '../features/sales/customers/customers.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;

/** The customers of the caterer, in the order in which they came. */
const CUSTOMERS: readonly CustomerContent[] = [
  {
    name: 'Marie-Ève Gagnon',
    company: 'Théâtre du Faubourg',
    email: 'marie-eve.gagnon@theatredufaubourg.test',
    telephone: '418 555-0134',
    address: '315, rue Saint-Jean\nQuébec (Québec)  G1R 1N8',
    language: 'fr',
  },
  {
    name: 'Bernard Côté',
    company: '',
    email: 'bernard.cote@courrier.test',
    telephone: '418 555-0119',
    address: '22, avenue des Érables\nQuébec (Québec)  G1R 2M4',
    language: 'fr',
  },
  {
    name: 'Karen O’Neill',
    company: 'Harbour Analytics',
    email: 'karen.oneill@harbouranalytics.test',
    telephone: '514 555-0187 x 204',
    address: '1000, rue de la Commune\nMontréal (Québec)  H2L 5C1',
    language: 'en',
  },
  {
    name: 'Olivia Thériault-Nguyen',
    company: 'Coopérative d’habitation La Passerelle',
    email: 'evenements@lapasserelle.test',
    telephone: '581 555-0162',
    address: '48, 3e Rue\nQuébec (Québec)  G1L 2A1',
    language: 'fr',
  },
  { name: 'Famille Bouchard', company: '', email: '', telephone: '418 555-0171', address: '', language: 'fr' },
];

/** Gives the caterer a few customers, who came one a week. */
export async function seedCustomers(tx: Transaction, now: Date): Promise<void> {
  const merchantId = demoId('merchant', 'traiteur');
  for (const [index, customer] of CUSTOMERS.entries()) {
    const addedAt = new Date(now.getTime() - (CUSTOMERS.length - index) * 7 * DAY_MS);
    insertCustomer(tx, { ...customer, id: demoId('customer', customer.name), merchantId, addedAt });
  }
}
