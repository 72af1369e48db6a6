import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useAcceptEstimate, useDeclineEstimate } from './estimates.api.ts';

interface DecideDialogProps {
  readonly id: string;
  readonly revision: number;
  readonly onClose: () => void;
}

/** As long as the contract takes. */
const LONGEST = { name: 120, text: 1000 };

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'too-long'));

const acceptance = z.object({
  name: line(LONGEST.name).check(z.minLength(1, 'required')),
  on: z.string().check(z.minLength(1, 'required')),
  note: line(LONGEST.text),
});

/** Records that the customer accepted on paper: who, when, and where the paper is. */
export function AcceptDialog({ id, revision, customer, onClose }: DecideDialogProps & { readonly customer: string }) {
  const t = useTranslations('estimate.accept');
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const { form, field } = useFields({
    schema: acceptance,
    initial: { name: customer, on: today, note: '' },
    call: useAcceptEstimate(id),
    onSubmit: (said, send) => send({ revision, ...said }, { onSuccess: onClose }),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form {...form}>
        <p>{t('text')}</p>
        <TextInput {...field('name')} label={t('name')} autoComplete="off" />
        <TextInput {...field('on')} type="date" max={today} label={t('on')} />
        <Textarea {...field('note')} required={false} label={t('note')} description={t('hintOfNote')} rows={2} />
        <DialogFooter>
          <SubmitButton>{t('confirm')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

const refusal = z.object({ reason: line(LONGEST.text) });

/** Records that the customer said no. */
export function DeclineDialog({ id, revision, onClose }: DecideDialogProps) {
  const t = useTranslations('estimate.decline');
  const { form, field } = useFields({
    schema: refusal,
    initial: { reason: '' },
    call: useDeclineEstimate(id),
    onSubmit: (said, send) => send({ revision, ...said }, { onSuccess: onClose }),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form {...form}>
        <p>{t('text')}</p>
        <Textarea {...field('reason')} required={false} label={t('reason')} rows={3} />
        <DialogFooter>
          <SubmitButton color="red">{t('confirm')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
