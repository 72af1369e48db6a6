import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { usePromoCodeProblem } from './use-promo-code-problem.ts';
import type { Order } from '../../../shared/queries/money.ts';
import { useApplyPromoCode } from './subscribe.api.ts';
import styles from './subscribe.module.css';

interface PromoCodeFormProps {
  readonly order: Order;
  readonly onPromoCode: (code: string | null) => void;
}

/** A promo code with its apply action; one that counts can be taken away again. */
export function PromoCodeForm({ order: { installation, promoCode }, onPromoCode }: PromoCodeFormProps) {
  const t = useTranslations('subscribe.promo');
  const { mutate, reset, error, isPending } = useApplyPromoCode();
  const problem = usePromoCodeProblem(error);
  const [typed, setTyped] = useState('');

  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '' || isPending) return;
    mutate(
      { installation, promoCode: code },
      {
        onSuccess: () => {
          onPromoCode(code);
          setTyped('');
        },
      },
    );
  };

  if (promoCode) {
    return (
      <div className={styles.applied}>
        <span>{t('applied', { code: promoCode.toUpperCase() })}</span>
        <Button variant="subtle" onClick={() => onPromoCode(null)}>
          {t('remove')}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate className={styles.promo} onSubmit={apply}>
      <TextInput
        label={t('label')}
        value={typed}
        maxLength={32}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (error) reset();
        }}
      />
      <Button type="submit" variant="default" loading={isPending}>
        {t('apply')}
      </Button>
    </form>
  );
}
