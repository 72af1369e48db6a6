import type { MerchantView } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../../lib/format-phone.ts';
import { missingInformation } from '../../../shared/merchants/missing-information.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import styles from './appointments.module.css';

interface AppointmentRequestsProps {
  readonly merchants: readonly MerchantView[];
  /** An hour is to be chosen for a merchant. */
  readonly onChoose: (merchant: MerchantView) => void;
}

/** Merchants to call: the number, what to ask for, and the way to an hour. */
export function AppointmentRequests({ merchants, onChoose }: AppointmentRequestsProps) {
  const t = useTranslations('appointments');
  return (
    <CardTable
      caption={t('toCall')}
      heading="name"
      headers={{
        name: t('columns.name'),
        phone: t('columns.phone'),
        city: t('columns.city'),
        missing: t('columns.missing'),
        book: t('columns.book'),
      }}
      rows={merchants.map((merchant) => ({
        id: merchant.id,
        cells: {
          name: (
            <Link to="/merchant" search={{ merchantId: merchant.id }}>
              <strong>{merchant.company_name}</strong>
            </Link>
          ),
          phone: <Phone merchant={merchant} />,
          city: merchant.city ?? t('unknown'),
          missing: <Missing merchant={merchant} />,
          book: (
            <Button
              variant="default"
              aria-label={t('chooseHourFor', { name: merchant.company_name })}
              onClick={() => onChoose(merchant)}
            >
              {t('chooseHour')}
            </Button>
          ),
        },
      }))}
    />
  );
}

function Phone({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('appointments');
  const phone = formatPhone(merchant.area_code, merchant.phone_number);
  if (!phone) return t('unknown');
  return (
    <a href={`tel:${phone}`} className={styles.phone}>
      {phone}
    </a>
  );
}

/** What is missing of the merchant's information, by its names. */
function Missing({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('appointments');
  const tFields = useTranslations('progress.fields');
  const missing = missingInformation(merchant).map((field) => tFields(field));
  return missing.length > 0 ? missing.join(', ') : t('nothingMissing');
}
