import { screen } from '../../../shared/screens/screen.ts';

export const merchantMoney = screen({
  path: '/admin/merchant-money',
  access: 'edit-invoices',
  texts: ['merchantMoney', 'planPrice', 'invoiceWords', 'unexpectedCharges'],
  page: () => import('./merchant-money-page.tsx'),
});
