import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import { useTranslations } from 'use-intl';
import { formatPhone } from '../../../lib/format-phone.ts';
import { formatPostalCode } from '../../../lib/format-postal-code.ts';
import { EstimateDocument, type DocumentCustomer } from '../../../shared/estimates/estimate-document.tsx';
import { InLanguage } from '../../../shared/estimates/in-language.tsx';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';

interface DocumentPreviewProps {
  readonly number: string | null;
  readonly revision: number;
  readonly customer: DocumentCustomer | null;
  readonly content: EstimateContent;
  readonly price: EstimatePrice | null;
  readonly isGstRegistered: boolean;
}

/** The document as the customer will read it, in the customer's language. */
export function DocumentPreview({ isGstRegistered, ...document }: DocumentPreviewProps) {
  const t = useTranslations('estimateEditor.preview');
  const { data: merchant } = useMerchant();
  if (!merchant) return <SkeletonRows />;
  const { civic_number, address, city, postal_code, area_code, phone_number } = merchant;
  return (
    <figure aria-label={t('label')}>
      <InLanguage language={document.content.language}>
        <EstimateDocument
          {...document}
          merchant={{
            name: merchant.company_name,
            address: [words(civic_number, address), words(city, formatPostalCode(postal_code))]
              .filter(Boolean)
              .join('\n'),
            telephone: formatPhone(area_code, phone_number) ?? '',
            gst: isGstRegistered ? (merchant.gst_number ?? '') : null,
            qst: merchant.qst_number,
          }}
        />
      </InLanguage>
    </figure>
  );
}

const words = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');
