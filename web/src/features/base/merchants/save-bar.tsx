import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '../../../shared/forms/form.tsx';
import { GoOn, useNextStep } from '../../../shared/installation/next-step.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
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
    <Row className={styles.bar} gap="lg" justify="between" frame="card" data-dirty={isDirty || undefined}>
      <output>{isDirty ? t('unsaved') : null}</output>
      <Row align="stretch">
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
      </Row>
    </Row>
  );
}
