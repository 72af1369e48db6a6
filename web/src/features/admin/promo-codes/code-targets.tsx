import { useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './promo-codes.module.css';
import type { TypedPromoCode } from './read-promo-code.ts';

const TARGETS = ['onService', 'onInstallation'] as const;

interface CodeTargetsProps {
  readonly register: UseFormRegister<TypedPromoCode>;
  readonly fault: string | undefined;
}

/** From what a code takes something off: the service, the installation, or both. */
export function CodeTargets({ register, fault }: CodeTargetsProps) {
  const t = useTranslations('promoCodes.form');
  const id = useId();
  return (
    <fieldset className={styles.targets} aria-describedby={fault ? id : undefined}>
      <legend>{t('targets')}</legend>
      {TARGETS.map((target) => (
        <label key={target}>
          <input
            {...register(target, { deps: [...TARGETS] })}
            type="checkbox"
            aria-invalid={fault ? true : undefined}
          />
          {t(`fields.${target}`)}
        </label>
      ))}
      {fault ? (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
