import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '../../../shared/forms/form.tsx';
import { GoOn, useNextStep } from '../../../shared/installation/next-step.tsx';
import { Button } from '../../../ui/button.tsx';
import type { MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';

interface SaveBarProps {
  readonly onDiscard: () => void;
  /** Saves what there is; null when nothing is missing any more. */
  readonly onDraft: (() => void) | null;
}

/** Always in sight: whether there is something to save, and the ways to save it or let it go. */
export function SaveBar({ onDiscard, onDraft }: SaveBarProps) {
  const t = useTranslations('merchant.save');
  const { isDirty } = useFormContext<MerchantForm>().formState;
  const leadsOn = useNextStep('/merchant') !== null && !isDirty;
  return (
    <div className={styles.bar} data-dirty={isDirty || undefined}>
      <output>{isDirty ? t('unsaved') : null}</output>
      <div className={styles.buttons}>
        {isDirty ? (
          <Button variant="default" onClick={onDiscard}>
            {t('discard')}
          </Button>
        ) : null}
        {isDirty && onDraft ? (
          <Button variant="default" onClick={onDraft}>
            {t('draft')}
          </Button>
        ) : null}
        <SubmitButton variant={leadsOn ? 'default' : 'filled'}>{t('submit')}</SubmitButton>
        {leadsOn ? <GoOn from="/merchant" /> : null}
      </div>
    </div>
  );
}
