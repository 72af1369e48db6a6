import { screen } from '../../../shared/screens/screen.ts';
import { ShopIcon } from '../../../ui/icons.tsx';

interface MerchantSearch {
  /** The field of the merchant information to fix, by its wire name. */
  field?: string;
}

const readMerchantSearch = ({ field }: Record<string, unknown>): MerchantSearch =>
  typeof field === 'string' ? { field } : {};

export const merchant = screen({
  path: '/merchant',
  access: 'read-merchant',
  group: 'business',
  Icon: ShopIcon,
  search: readMerchantSearch,
  texts: ['merchant', 'progress', 'leaveGuard'],
  page: () => import('./merchant-page.tsx'),
});
