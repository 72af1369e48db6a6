import type { InformationField } from '@comptoir/domain/base/merchants/merchant-information';
import { listInformationWarnings } from '@comptoir/domain/base/merchants/list-information-warnings';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { AlertIcon } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import type { MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';

/** Help under a field: what is odd about it, an example, where to find it. */
export function FieldHelp({ field }: { readonly field: InformationField }) {
  const t = useTranslations('merchant');
  const { control } = useFormContext<MerchantForm>();
  const typed = useWatch({ control }) as MerchantForm;
  const doubts = listInformationWarnings(normalizeMerchantInformation(typed)).filter((doubt) => doubt.field === field);
  return (
    <>
      {doubts.map(({ warning }) => (
        <Row key={warning} as="span" className={styles.doubt} isWhole align="stretch" tone="amber">
          <AlertIcon size={16} />
          <span>{t(`warnings.${warning}`)}</span>
        </Row>
      ))}
      {t(`help.${field}`)}
    </>
  );
}
