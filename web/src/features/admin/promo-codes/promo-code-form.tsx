import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { CodeTargets } from './code-targets.tsx';
import { useCreatePromoCode } from './promo-codes.api.ts';
import styles from './promo-codes.module.css';
import { EMPTY_CODE, readPromoCode, type CodeFaults, type TypedPromoCode } from './read-promo-code.ts';

/** A new code: what it takes off, from what, for how long, for how many. */
export function PromoCodeForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('promoCodes.form');
  const { mutate, error, isPending } = useCreatePromoCode();
  const [typed, setTyped] = useState(EMPTY_CODE);
  const [faults, setFaults] = useState<CodeFaults>({});
  const isTaken = error instanceof ApiError && error.code === 'promo-code-taken';

  const fault = (field: keyof TypedPromoCode): string | null => {
    const found = faults[field];
    return found ? t(`rules.${found}`) : null;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readPromoCode(typed);
    setFaults('faults' in read ? read.faults : {});
    if ('code' in read && !isPending) mutate(read.code, { onSuccess: onDone });
  };
  const field = (name: 'code' | 'value' | 'months' | 'startsOn' | 'endsOn' | 'maxUses') => ({
    label: t(`fields.${name}`),
    value: typed[name],
    error: fault(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormError error={error} />
      <TextInput
        {...field('code')}
        description={t('hints.code')}
        error={isTaken || fault('code')}
        maxLength={32}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.pair}>
        <NativeSelect
          label={t('fields.kind')}
          value={typed.kind}
          data={(['percent', 'amount'] as const).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={({ currentTarget }) =>
            setTyped({ ...typed, kind: currentTarget.value === 'amount' ? 'amount' : 'percent' })
          }
        />
        <TextInput
          {...field('value')}
          inputMode="decimal"
          rightSection={typed.kind === 'percent' ? '%' : '$'}
          rightSectionPointerEvents="none"
        />
      </div>
      <CodeTargets typed={typed} onChange={setTyped} fault={fault('onService')} />
      <div className={styles.pair}>
        {typed.onService ? (
          <TextInput {...field('months')} inputMode="numeric" placeholder={t('hints.months')} />
        ) : null}
        <TextInput {...field('maxUses')} inputMode="numeric" placeholder={t('hints.maxUses')} />
      </div>
      <div className={styles.pair}>
        <TextInput {...field('startsOn')} type="date" />
        <TextInput {...field('endsOn')} type="date" />
      </div>
      <Button type="submit" loading={isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
