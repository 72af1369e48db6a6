import type { CustomerContent, CustomerView } from '@comptoir/contract/sales/customers';
import { CustomerForm } from './customer-form.tsx';

const EMPTY: CustomerContent = { name: '', company: '', email: '', telephone: '', address: '', language: 'fr' };

/** A customer to be added. */
export const NewCustomer = ({ onAdded }: { readonly onAdded: (customer: CustomerView) => void }) => (
  <CustomerForm initial={EMPTY} onDone={onAdded} />
);
