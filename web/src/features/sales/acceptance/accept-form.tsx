import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { carriesLink } from '@comptoir/domain/base/mail/carries-link';
import { TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { filled, usePlainFields, type Rule } from '../../../shared/forms/use-plain-fields.ts';
import { useDecide } from './acceptance.api.ts';
import { Text } from '../../../ui/layout.tsx';
import styles from './acceptance.module.css';
import { SignaturePad, type Drawing } from './signature-pad.tsx';

const name: Rule = (text, typed) => filled(text, typed) ?? (carriesLink(text) ? 'has-address' : null);
const ticked: Rule = (text) => (text === 'on' ? null : 'unread');

/** "I have read", the typed name, a signature for those who like to draw, and the one button. */
export function AcceptForm({ token, view }: { readonly token: string; readonly view: AcceptanceView }) {
  const t = useTranslations('acceptance.answer');
  const language = useLanguage();
  const drawing = useRef<Drawing>(null);
  const { decide, error, isPending } = useDecide(token);
  const { form, field } = usePlainFields({
    rules: { isRead: ticked, name },
    words: { unread: t('box') },
    isPending,
    error,
    onSubmit: (typed) => {
      const drawn = drawing.current?.read() ?? null;
      const { pdfSha256 } = view;
      decide({
        decision: 'accept',
        name: typed.name.trim(),
        isRead: true,
        language,
        pdfSha256,
        ...(drawn ? { drawn } : {}),
      });
    },
  });
  return (
    <Form {...form}>
      <ReadBox {...field('isRead')} label={t('isRead')} />
      <TextInput
        {...field('name')}
        label={t('name')}
        description={t('nameHint')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
        size="md"
      />
      <details className={styles.draw}>
        <summary>{t('draw')}</summary>
        <SignaturePad ref={drawing} label={t('pad')} clear={t('clear')} />
      </details>
      <SubmitButton size="md" fullWidth>
        {t('submit', { total: formatMoney(cents(view.price.totalCents), language) })}
      </SubmitButton>
    </Form>
  );
}

interface ReadBoxProps {
  readonly name: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly label: string;
}

function ReadBox({ name: named, required, error, label }: ReadBoxProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label>
        <input
          type="checkbox"
          name={named}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {label}
      </label>
      {error ? (
        <Text id={id} role="alert" tone="red" size="sm">
          {error}
        </Text>
      ) : null}
    </div>
  );
}
