import type { MerchantView } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../../lib/format-phone.ts';
import { missingInformation } from '../../../shared/merchants/missing-information.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';

interface AppointmentRequestsProps {
  readonly merchants: readonly MerchantView[];
  /** An hour is to be chosen for a merchant. */
  readonly onChoose: (merchant: MerchantView) => void;
}

/** Merchants to call: the number, what to ask for, and the way to an hour. */
export function AppointmentRequests({ merchants, onChoose }: AppointmentRequestsProps) {
  const t = useTranslations('appointments');
  return (
    <DataTable
      isFacts
      caption={t('toCall')}
      columns={useColumns()}
      rows={merchants}
      idOf={({ id }) => id}
      renderActions={(merchant) => (
        <Button
          variant="default"
          aria-label={t('chooseHourFor', { name: merchant.company_name })}
          onClick={() => onChoose(merchant)}
        >
          {t('chooseHour')}
        </Button>
      )}
    />
  );
}

function useColumns(): Column<MerchantView>[] {
  const t = useTranslations('appointments');
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ id, company_name: name }) => (
        <Link to="/merchant" search={{ merchantId: id }}>
          {name}
        </Link>
      ),
    },
    { key: 'phone', header: t('columns.phone'), cell: (merchant) => <Phone merchant={merchant} /> },
    { key: 'city', header: t('columns.city'), cell: ({ city }) => city ?? t('unknown') },
    {
      key: 'missing',
      header: t('columns.missing'),
      grows: true,
      cell: (merchant) => <Missing merchant={merchant} />,
    },
  ];
}

function Phone({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('appointments');
  const phone = formatPhone(merchant.area_code, merchant.phone_number);
  if (!phone) return t('unknown');
  return <a href={`tel:${phone}`}>{phone}</a>;
}

/** Missing fields of the merchant's information, by their names. */
function Missing({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('appointments');
  const tFields = useTranslations('progress.fields');
  const missing = missingInformation(merchant).map((field) => tFields(field));
  return missing.length > 0 ? missing.join(', ') : t('nothingMissing');
}
