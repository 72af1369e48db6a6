import { Link } from '@tanstack/react-router';
import { ROW_OPENER } from '../../ui/row-opener.ts';

interface MerchantLinkProps {
  readonly id: string;
  readonly name: string;
}

/** Heads a merchant's row: its name, which leads to its page by a click anywhere on the row. */
export const MerchantLink = ({ id, name }: MerchantLinkProps) => (
  <Link to="/admin/merchant" search={{ merchantId: id }} className={ROW_OPENER}>
    {name}
  </Link>
);
