import type { ContractView } from '@comptoir/contract/sales/contracts';
import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import { wordsOfItems } from '@comptoir/domain/sales/estimates/find-estimate-faults';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { unwritableRule } from '../../../shared/estimates/unwritable-rule.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useAskFinal, useCancelContract } from './contracts.api.ts';
import { Terms } from './terms.tsx';
import { readAdditions } from './read-additions.ts';

interface DialogProps {
  readonly contract: ContractView;
  readonly onClose: () => void;
}

/** A rule that says by its name what is wrong. */
const followsRule =
  (ruleOf: (typed: string) => string | null) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const rule = ruleOf(value);
    if (rule !== null) issues.push({ code: 'custom', message: rule, input: value });
  };

/** Words that the till signs. */
const words = followsRule((typed) => unwritableRule([typed]));

function useUnwritable(): (instead: string) => string {
  const t = useTranslations('contracts');
  return (text) => (text === '' ? t('unwritable') : t('writeInstead', { text }));
}

const additions = z.object({
  items: z.string().check(
    followsRule((typed) => {
      const items = readAdditions(typed);
      return items === null ? 'bad-item' : unwritableRule(wordsOfItems(items).map(({ text }) => text));
    }),
  ),
});

/** Has the till take all that is left, and what was ordered besides. */
export function FinalDialog({ contract, onClose }: DialogProps) {
  const t = useTranslations('contracts.final');
  const unwritable = useUnwritable();
  const { form, field } = useFields({
    schema: additions,
    initial: { items: '' },
    call: useAskFinal(contract.id),
    onSubmit: ({ items }, send) => send({ items: readAdditions(items) ?? [] }, { onSuccess: onClose }),
    words: { 'bad-item': t('badItem'), unwritable },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form {...form}>
        <p>{t('text')}</p>
        <Textarea {...field('items')} required={false} label={t('items')} description={t('itemsHint')} rows={3} />
        <DialogFooter>
          <SubmitButton>{t('confirm')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

const ending = z.object({
  reason: z.string().check(z.trim(), z.minLength(2, 'required'), z.maxLength(120, 'too-long'), words),
  kept: z.string().check(z.refine((typed) => (parseAmount(typed) ?? -1) >= 0, 'bad-amount')),
});

/** Ends what does not take place, and says what of the payments is kept. */
export function CancelDialog({ contract, onClose }: DialogProps) {
  const t = useTranslations('contracts.cancel');
  const unwritable = useUnwritable();
  const { form, field } = useFields({
    schema: ending,
    initial: { reason: '', kept: '0' },
    call: useCancelContract(contract.id),
    onSubmit: ({ reason, kept }, send) => send({ reason, keptCents: parseAmount(kept) ?? 0 }, { onSuccess: onClose }),
    words: { unwritable, 'too-long': t('tooLong'), 'bad-amount': t('badAmount') },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form {...form}>
        <p>{t('text')}</p>
        <Terms contract={contract} />
        <TextInput {...field('reason')} label={t('reason')} autoComplete="off" />
        {contract.paidCents > 0 ? (
          <TextInput {...field('kept')} inputMode="decimal" label={t('kept')} description={t('keptHint')} />
        ) : null}
        <DialogFooter cancel={t('keep')}>
          <SubmitButton color="red">{t('confirm')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
