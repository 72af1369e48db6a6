import { InputBase } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { usePlainDraft } from '../../../shared/forms/use-plain-draft.ts';
import { filled, usePlainFields } from '../../../shared/forms/use-plain-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useDecide } from './acceptance.api.ts';

interface ReasonFormProps {
  readonly token: string;
  readonly way: 'decline' | 'propose';
  readonly merchant: string;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
  readonly onProposed: () => void;
}

const LONGEST = { decline: 1000, propose: 2000 };

/** Form for the reason of a decline, or for the changes that a customer proposes. */
export function ReasonForm({ token, way, merchant, onCancel, onProposed }: ReasonFormProps) {
  const t = useTranslations('acceptance');
  const language = useLanguage();
  const { decide, error, isPending } = useDecide(token);
  const { draft, sent } = usePlainDraft(['text'], way);
  const { form, field } = usePlainFields({
    rules: { text: filled },
    draft,
    isPending,
    error,
    onSubmit: ({ text }) => {
      const words = text.trim();
      if (way === 'decline') decide({ decision: 'decline', reason: words, language }, { onSuccess: sent });
      else
        decide(
          { decision: 'propose', text: words, language },
          {
            onSuccess: () => {
              sent();
              onProposed();
            },
          },
        );
    },
  });
  return (
    <Form {...form} takesFocus>
      <InputBase
        {...field('text')}
        component="textarea"
        multiline
        rows={5}
        label={t(way === 'decline' ? 'decline.reason' : 'propose.text')}
        description={t(`${way}.hint`, { merchant })}
        maxLength={LONGEST[way]}
        size="md"
      />
      <Row gap="md">
        <SubmitButton size="md" color={way === 'decline' ? 'red' : 'green'}>
          {t(`${way}.submit`)}
        </SubmitButton>
        {onCancel ? (
          <Button variant="default" size="md" onClick={onCancel}>
            {t('decline.cancel')}
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
