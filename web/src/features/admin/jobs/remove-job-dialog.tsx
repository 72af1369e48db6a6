import type { JobView } from '@comptoir/contract/base/jobs';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useRemoveJob } from './jobs.api.ts';
import { useJobName } from './use-job-name.ts';

interface RemoveJobDialogProps {
  readonly job: JobView;
  readonly onClose: () => void;
}

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(2, 'required'), z.maxLength(200, 'too-long')),
});

/** Asks why a job is not to be done. */
export function RemoveJobDialog({ job, onClose }: RemoveJobDialogProps) {
  const t = useTranslations('jobs.removal');
  const nameOf = useJobName();
  const { form, field } = useFields({
    schema,
    initial: { reason: '' },
    about: job.id,
    call: useRemoveJob(job.id),
    onSubmit: ({ reason }, send) => send({ reason }, { onSuccess: onClose }),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Dialog title={t('title', { task: nameOf(job.task) })} onClose={onClose}>
      <Form {...form}>
        <p>{t('text')}</p>
        <TextInput {...field('reason')} label={t('reason')} />
        <DialogFooter>
          <SubmitButton color="red">{t('confirm')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
