import { NativeSelect, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { CodeTargets } from './code-targets.tsx';
import { useCreatePromoCode } from './promo-codes.api.ts';
import { CODE_RULES, EMPTY_CODE, readPromoCode } from './read-promo-code.ts';

const schema = schemaOf(readPromoCode);

/** A new code: what it takes off, from what, for how long, for how many. */
export function PromoCodeForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('promoCodes.form');
  const {
    form,
    field,
    methods: { control, register },
  } = useFields({
    schema,
    initial: EMPTY_CODE,
    call: useCreatePromoCode(),
    onSubmit: (code, send) => send(code, { onSuccess: onDone }),
    words: { ...Object.fromEntries(CODE_RULES.map((rule) => [rule, t(`rules.${rule}`)])), over: t('rules.over') },
    fieldOf: { 'promo-code-taken': 'code' },
  });
  const [kind, onService, typed, months] = useWatch({ control, name: ['kind', 'onService', 'value', 'months'] });
  const isFreeForEver = kind === 'percent' && onService && months === '' && /^100(?:[.,]0*)? ?%?$/.test(typed.trim());
  const text = (name: 'code' | 'value' | 'months' | 'startsOn' | 'endsOn' | 'maxUses') => ({
    ...field(name),
    required: name === 'code' || name === 'value',
    label: t(`fields.${name}`),
    autoComplete: 'off',
  });

  return (
    <Form {...form}>
      <TextInput
        {...text('code')}
        description={t('hints.code')}
        maxLength={32}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Columns least="11rem">
        <NativeSelect
          {...field('kind')}
          label={t('fields.kind')}
          data={(['percent', 'amount'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <TextInput
          {...text('value')}
          inputMode="decimal"
          rightSection={kind === 'percent' ? '%' : '$'}
          rightSectionPointerEvents="none"
        />
      </Columns>
      <CodeTargets register={register} fault={field('onService').error} />
      <Columns least="11rem">
        {onService ? <TextInput {...text('months')} inputMode="numeric" placeholder={t('hints.months')} /> : null}
        <TextInput {...text('maxUses')} inputMode="numeric" placeholder={t('hints.maxUses')} />
      </Columns>
      <Columns least="11rem">
        <TextInput {...text('startsOn')} type="date" />
        <TextInput {...text('endsOn')} type="date" />
      </Columns>
      {isFreeForEver ? (
        <Banner tone="warning" announced="in-turn">
          {t('freeForEver')}
        </Banner>
      ) : null}
      <DialogFooter>
        <SubmitButton>{t('submit')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
