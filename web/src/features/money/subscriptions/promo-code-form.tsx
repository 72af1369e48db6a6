import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { usePromoCodeProblem } from './use-promo-code-problem.ts';
import type { Order } from '../../../shared/queries/money.ts';
import { useApplyPromoCode } from './subscribe.api.ts';
import styles from './subscribe.module.css';

const schema = z.object({ promoCode: z.string().check(z.trim(), z.minLength(1, 'required')) });

interface PromoCodeFormProps {
  readonly order: Order;
  /** Refusal of a code that was kept. */
  readonly refusal: Error | null;
  readonly onPromoCode: (code: string | null) => void;
}

/** A promo code with its apply action; one that counts can be taken away again. */
export function PromoCodeForm({ order: { installation, promoCode }, refusal, onPromoCode }: PromoCodeFormProps) {
  const t = useTranslations('subscribe.promo');
  const call = useApplyPromoCode();
  const problem = usePromoCodeProblem(call.error ?? refusal);
  const { form, field, methods } = useFields({
    schema,
    initial: { promoCode: '' },
    about: null,
    call,
    onSubmit: ({ promoCode: code }, send) =>
      send(
        { installation, promoCode: code },
        {
          onSuccess: () => {
            onPromoCode(code);
            methods.reset();
          },
          // whatever it is, it is said at the field
          onError: () => methods.setFocus('promoCode'),
        },
      ),
  });
  const typed = field('promoCode');

  if (promoCode) {
    return (
      <Row className={styles.applied} gap="lg" justify="between">
        <span>{t('applied', { code: promoCode.toUpperCase() })}</span>
        <Button variant="subtle" onClick={() => onPromoCode(null)}>
          {t('remove')}
        </Button>
      </Row>
    );
  }
  return (
    <Form {...form} error={null} className={styles.promo}>
      <TextInput
        {...typed}
        label={t('label')}
        maxLength={32}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={problem ?? typed.error}
        onChange={(event) => {
          void typed.onChange(event);
          if (call.error) call.reset();
          if (refusal) onPromoCode(null);
        }}
      />
      <SubmitButton variant="default">{t('apply')}</SubmitButton>
    </Form>
  );
}
