import { MERCHANT_RIGHTS, type MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Hint, Stack } from '../../../ui/layout.tsx';
import styles from './contacts.module.css';

interface RightFieldProps {
  readonly value: MerchantRight;
  readonly onChange: (right: MerchantRight) => void;
}

/** Rights of a user, each with what it means. */
export function RightField({ value, onChange }: RightFieldProps) {
  const t = useTranslations('contacts.rights');
  const id = useId();
  return (
    <Stack as="fieldset">
      <legend className={styles.legend}>{t('label')}</legend>
      {MERCHANT_RIGHTS.map((right) => (
        <div key={right} className={styles.right}>
          <input
            type="radio"
            required
            id={`${id}-${right}`}
            name={id}
            checked={value === right}
            aria-describedby={`${id}-${right}-meaning`}
            onChange={() => onChange(right)}
          />
          <label htmlFor={`${id}-${right}`}>{t(`names.${right}`)}</label>
          <Hint id={`${id}-${right}-meaning`} className={styles.meaning}>
            {t(`meanings.${right}`)}
          </Hint>
        </div>
      ))}
    </Stack>
  );
}
