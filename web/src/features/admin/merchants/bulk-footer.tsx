import { asksForCount } from '@comptoir/domain/people/merchant-batches/merchant-batch';
import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '../../../shared/forms/form.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

interface BulkFooterProps {
  readonly count: number;
  /** The field by which the count is confirmed, where there are many. */
  readonly typed: ComponentProps<typeof TextInput>;
  /** Action and number of merchants, in words. */
  readonly action: string;
}

/** The end of every dialog that acts on many merchants: where there are many, their count is typed before. */
export function BulkFooter({ count, typed, action }: BulkFooterProps) {
  const t = useTranslations('merchantBatches');
  return (
    <>
      {asksForCount(count) ? (
        <TextInput {...typed} label={t('typed', { count: String(count) })} inputMode="numeric" autoComplete="off" />
      ) : null}
      <DialogFooter>
        <SubmitButton>{action}</SubmitButton>
      </DialogFooter>
    </>
  );
}
