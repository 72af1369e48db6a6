import { TAXES } from '@comptoir/domain/base/taxes/tax-calendar';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Columns, Text } from '../../../ui/layout.tsx';
import { CHANGED_CLASSES, EMPTY_ROW, readTaxRow } from './read-tax-row.ts';
import { useAnnounceRow } from './taxes.api.ts';

const schema = schemaOf(readTaxRow);

/** A change of a rate to be announced: which tax, on what, how much, from when until when, and where it is published. */
export function AnnounceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('taxes.dialog');
  const names = TAX_NAMES[useLanguage()];
  const fault = useId();
  const [id] = useState(() => crypto.randomUUID());
  const { form, field, methods } = useFields({
    schema,
    initial: EMPTY_ROW,
    call: useAnnounceRow(),
    onSubmit: (row, send) =>
      send(
        { ...row, id },
        {
          onSuccess: () => {
            showAlert({ tone: 'success', text: t('done') });
            onClose();
          },
        },
      ),
    words: { rate: t('rules.rate'), classes: t('rules.classes'), too_big: t('rules.far') },
    fieldOf: {
      'tax-row-idle': 'rate',
    },
  });
  const { error } = field('classes');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form {...form}>
        <Columns least="11rem">
          <NativeSelect
            {...field('tax')}
            label={t('tax')}
            data={TAXES.map((value) => ({ value, label: names[value] }))}
          />
          <TextInput {...field('rate')} label={t('rate')} inputMode="decimal" rightSection="%" autoComplete="off" />
        </Columns>
        <fieldset aria-describedby={error ? fault : undefined}>
          <legend>{t('classes')}</legend>
          {CHANGED_CLASSES.map((of) => (
            <CheckField
              key={of}
              {...methods.register('classes')}
              value={of}
              label={names[of]}
              aria-invalid={error ? true : undefined}
            />
          ))}
          {error ? (
            <Text id={fault} tone="red" size="sm" role="alert">
              {error}
            </Text>
          ) : null}
        </fieldset>
        <Columns least="11rem">
          <TextInput {...field('from')} type="date" label={t('from')} />
          <TextInput {...field('until')} type="date" required={false} label={t('until')} />
        </Columns>
        <Textarea {...field('source')} label={t('source')} description={t('sourceHint')} rows={2} maxLength={300} />
        <DialogFooter>
          <SubmitButton>{t('submit')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
