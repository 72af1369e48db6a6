import { INFORMATION_FIELDS } from '@comptoir/domain/base/merchants/merchant-information';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import type { MerchantForm } from './merchant-form.ts';
import { Bullets } from '../../../ui/layout.tsx';
import styles from './merchant.module.css';

/** Everything that keeps the form from being saved, once that was tried; each leads to its field. */
export function RefusedFields() {
  const t = useTranslations('merchant');
  const { formState, setFocus } = useFormContext<MerchantForm>();
  const refused = formState.isSubmitted ? INFORMATION_FIELDS.filter((field) => formState.errors[field]) : [];
  if (refused.length === 0) return null;
  return (
    <Banner tone="error" announced="at-once">
      <strong>{t('refused', { count: refused.length })}</strong>
      <Bullets>
        {refused.map((field) => (
          <li key={field}>
            <button type="button" className={styles.plain} onClick={() => setFocus(field)}>
              {t(`rules.${formState.errors[field]?.message === 'required' ? 'isRequired' : 'invalid'}`, {
                field: t(`subjects.${field}`),
              })}
            </button>
          </li>
        ))}
      </Bullets>
    </Banner>
  );
}
