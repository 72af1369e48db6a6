import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './promo-codes.module.css';
import type { TypedPromoCode } from './read-promo-code.ts';

const TARGETS = ['onService', 'onInstallation'] as const;

interface CodeTargetsProps {
  readonly typed: TypedPromoCode;
  readonly onChange: (typed: TypedPromoCode) => void;
  readonly fault: string | null;
}

/** From what a code takes something off: the service, the installation, or both. */
export function CodeTargets({ typed, onChange, fault }: CodeTargetsProps) {
  const t = useTranslations('promoCodes.form');
  const id = useId();
  return (
    <fieldset className={styles.targets} aria-describedby={fault ? id : undefined}>
      <legend>{t('targets')}</legend>
      {TARGETS.map((target) => (
        <label key={target}>
          <input
            type="checkbox"
            checked={typed[target]}
            aria-invalid={fault ? true : undefined}
            onChange={({ currentTarget }) => onChange({ ...typed, [target]: currentTarget.checked })}
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
