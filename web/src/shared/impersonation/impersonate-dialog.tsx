import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureCode } from '../http/api-error.ts';
import { useStartImpersonation } from './impersonation.api.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import styles from './impersonation.module.css';

/** At least five characters, as the server asks for it. */
const form = z.object({ reason: z.string().check(z.trim(), z.minLength(5, 'reasonShort'), z.maxLength(300)) });

interface ImpersonateDialogProps {
  readonly merchantId: string;
  readonly companyName: string;
  readonly onClose: () => void;
}

/** Says what acting for a merchant means and who sees it, and asks for the reason. */
export function ImpersonateDialog({ merchantId, companyName, onClose }: ImpersonateDialogProps) {
  const t = useTranslations('impersonation');
  const tError = useTranslations('errorMessages');
  const start = useStartImpersonation();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(({ reason }) => start.mutate({ merchantId, reason }));

  useEffect(() => setFocus('reason'), [setFocus]);

  return (
    <Dialog title={t('title', { name: companyName })} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {start.isError ? (
          <Banner tone="error" announced="at-once">
            {tError(failureCode(start.error))}
          </Banner>
        ) : null}
        <p className={styles.lead}>{t('lead')}</p>
        <ul className={styles.terms}>
          <li>{t('visible')}</li>
          <li>{t('closed')}</li>
        </ul>
        <TextInput
          required
          {...register('reason')}
          label={t('reason')}
          description={t('reasonHint')}
          error={formState.errors.reason && t('reasonShort')}
          maxLength={300}
          size="md"
          autoComplete="off"
        />
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" loading={start.isPending}>
            {t('start')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
